import { writeFile } from 'node:fs/promises'
import config from '../../../payload.config'
import { callboardOf } from '../../access/registryOf'
import type { AnyOperation } from '../../endpoints/define'
import { describeOperations } from '../../endpoints/openapi/describe'
import { settings } from '../../lib/settings'

// npm run openapi [-- file]: writes the OpenAPI description of all operations.
const file = process.argv[2] ?? 'openapi.json'
const sanitized = await config
const operations = callboardOf({ config: sanitized }).operations as AnyOperation[]
const document = describeOperations(operations, {
  product: settings().PRODUCT_NAME,
  serverURL: `${sanitized.serverURL}${sanitized.routes.api}`,
})
await writeFile(file, `${JSON.stringify(document, null, 2)}\n`)
console.log(`${operations.length} operations are described in ${file}`)
