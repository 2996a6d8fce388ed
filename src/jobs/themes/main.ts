import { writeFileSync } from 'node:fs'
import { manifestJsonSchema } from '@/lib/themes/manifestSchema'

/** Writes the JSON Schema of theme manifests, which is part of the documentation. */
writeFileSync('docs/theme-manifest.schema.json', `${JSON.stringify(manifestJsonSchema(), null, 2)}\n`)
