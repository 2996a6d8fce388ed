// npm run canary: reports which of our patches break with the newest Payload and Next; npm run canary -- --build builds
// with them too.
import { canary } from './lib/canary.mjs'

process.exit(canary({ build: process.argv.includes('--build') }))
