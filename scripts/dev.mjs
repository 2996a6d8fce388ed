// npm run dev: like npm start, but pages are compiled on request and changes show at once.
import { fail } from './lib/fail.mjs'
import { ready } from './lib/ready.mjs'

await ready()
const { serve } = await import('./lib/start/serve.mjs')
process.exit(await serve('dev').catch(fail))
