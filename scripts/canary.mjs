// npm run canary: reports which of our patches break with the newest Payload and Next, and what breaks with Payload's
// newest canary of 4.0; npm run canary -- --skip-build leaves the builds out.
import { canary } from './lib/canary.mjs'

process.exit(canary({ build: !process.argv.includes('--skip-build') }))
