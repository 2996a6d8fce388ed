import { writeFile } from 'node:fs/promises'
import config from '../../../payload.config'
import { callboardOf } from '../../access/registryOf'
import type { AnyOperation } from '../../endpoints/define'
import { describeOperations } from '../../endpoints/openapi/describe'
import { settings } from '../../lib/settings'

// npm run openapi [-- file]: writes the description of every declared operation.
const file = process.argv[2] ?? 'openapi.json'
const awaited = await config
const operations = callboardOf({ config: awaited }).operations as AnyOperation[]
const document = describeOperations(operations, {
  product: settings().PRODUCT_NAME,
  serverURL: `${awaited.serverURL}${awaited.routes.api}`,
})
await writeFile(file, `${JSON.stringify(document, null, 2)}\n`)
console.log(`${operations.length} operations are described in ${file}`)
