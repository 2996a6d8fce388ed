import { writeFile } from 'node:fs/promises'
import config from '@payload-config'
import { describeApi } from '@/endpoints/openapi/describe'

// npm run openapi [-- file]: writes the OpenAPI description of content and operations.
const file = process.argv[2] ?? 'openapi.json'
const description = await describeApi(await config)
await writeFile(file, `${JSON.stringify(description, null, 2)}\n`)
console.log(`${Object.keys(description.paths as object).length} paths are described in ${file}`)
