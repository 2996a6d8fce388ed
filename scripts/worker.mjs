// npm run worker: one more process that works through the job queue. Any number may run, on any machine that can reach
// the database.
import { fail } from './lib/fail.mjs'
import { ready } from './lib/ready.mjs'

await ready()
const { runSource } = await import('./lib/runSource.mjs')
process.exit(await runSource('src/jobs/worker/main.ts', process.argv.slice(2)).catch(fail))
