// npm run canary: which of our patches the newest Payload and Next break; npm run canary -- --build builds with them too.
import { canary } from './lib/canary.mjs'

process.exit(canary({ build: process.argv.includes('--build') }))
