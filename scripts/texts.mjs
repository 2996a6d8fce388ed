// npm run texts -- <language> [--out file.json | --in file.json]: hands the texts of the admin to a translator, and takes them back.
import { fail } from './lib/fail.mjs'
import { ready } from './lib/ready.mjs'

await ready()
const { runTexts } = await import('./lib/texts/runTexts.mjs')
try {
  console.log(await runTexts(process.argv.slice(2)))
} catch (error) {
  fail(error)
}
