// npm run web: the web server alone, as many as there are machines. The application is built and its database migrated.
import { fail } from './lib/fail.mjs'
import { ready } from './lib/ready.mjs'

await ready()
const { runWeb } = await import('./lib/web/run.mjs')
process.exit(await runWeb().catch(fail))
