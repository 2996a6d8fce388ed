// npm run web: only the web server, on any number of machines. The application must be built and its database migrated.
import { fail } from './lib/fail.mjs'
import { ready } from './lib/ready.mjs'

await ready()
const { runWeb } = await import('./lib/web/run.mjs')
process.exit(await runWeb().catch(fail))
