// node scripts/run.mjs <file.ts> [arguments]: runs a program of the project with its settings and database.
import { fail } from './lib/fail.mjs'
import { ready } from './lib/ready.mjs'

await ready()
const { runSource } = await import('./lib/runSource.mjs')
const [file = '', ...args] = process.argv.slice(2)
process.exit(await runSource(file, args).catch(fail))
