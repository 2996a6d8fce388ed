// npm start: takes a fresh clone to a running Callboard. Needs only Node 20 and npm.
import { fail } from './lib/fail.mjs'
import { ready } from './lib/ready.mjs'
import { assertPortFree } from './lib/ports.mjs'

await ready({ beforeInstall: assertPortFree })
const { serve } = await import('./lib/start/serve.mjs')
process.exit(await serve('start').catch(fail))
