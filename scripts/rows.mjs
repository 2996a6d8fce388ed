// npm run rows [file]: reports which rows of the specification are named by a test.
import { fail } from './lib/fail.mjs'
import { ready } from './lib/ready.mjs'

await ready()
const { reportRows } = await import('./lib/rows.mjs')
try {
  console.log(reportRows(process.argv[2]))
} catch (error) {
  fail(error)
}
