import { generateImportMap } from 'payload'
import config from './payload.config'

await generateImportMap(await config, { force: true, log: false })
process.exit(0)
