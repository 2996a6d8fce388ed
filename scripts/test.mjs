// npm test: types, lint, unit, integration, isolation, build, end-to-end; npm test -- lint unit for some of them.
import { fail } from './lib/fail.mjs'
import { ready } from './lib/ready.mjs'

await ready()
const { test } = await import('./lib/testing/main.mjs')
process.exit(await test(process.argv.slice(2)).catch(fail))
