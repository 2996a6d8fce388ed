import { writeFileSync } from 'node:fs'
import { manifestJsonSchema } from '../../lib/themes/manifestJsonSchema'

/** Writes the JSON Schema of manifests, which the docs carry. */
writeFileSync('docs/theme-manifest.schema.json', `${JSON.stringify(manifestJsonSchema(), null, 2)}\n`)
