// npm run build: production build, unless the sources are unchanged since the last one.
import { fail } from './lib/fail.mjs'
import { ready } from './lib/ready.mjs'

await ready()
const { build } = await import('./lib/build.mjs')
const built = await build().catch(fail)
if (!built) console.log('The sources are unchanged since the last build: nothing to do.')
process.exit(0)
