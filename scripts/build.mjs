// npm run build: the application for production, unless it was built from the same sources.
import { fail } from './lib/fail.mjs'
import { ready } from './lib/ready.mjs'

await ready()
const { build } = await import('./lib/build.mjs')
const built = await build().catch(fail)
if (!built) console.log('The last build is of the same sources: nothing to do.')
process.exit(0)
