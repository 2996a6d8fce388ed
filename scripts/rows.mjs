// npm run rows [file]: which rows of the specification have a test that names them.
import { fail } from './lib/fail.mjs'
import { ready } from './lib/ready.mjs'

await ready()
const { reportRows } = await import('./lib/rows.mjs')
try {
  console.log(reportRows(process.argv[2]))
} catch (error) {
  fail(error)
}
