// node scripts/payload.mjs <command>: runs Payload's command line with this project's settings and database.
import { fail } from './lib/fail.mjs'
import { ready } from './lib/ready.mjs'

await ready()
const { runPayload } = await import('./lib/payloadCommand.mjs')
process.exit(await runPayload(process.argv.slice(2)).catch(fail))
