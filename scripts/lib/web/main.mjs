// The web server of `npm start`: Next behind the rules of this folder. It listens on HOSTNAME and PORT.
import next from 'next'
import { readSettings } from '../../../src/lib/settings/index.ts'
import { startTelemetry } from '../../../src/lib/telemetry/startTelemetry.ts'
import { root } from '../root.mjs'
import { serveUntilStopped } from './serveUntilStopped.mjs'

const hostname = process.env.HOSTNAME ?? '127.0.0.1'
const port = Number(process.env.PORT)

process.title = 'callboard-web'
await startTelemetry('web', readSettings(process.env))
// Set by `next start` too: without it, Next sends its internal requests to whatever host a client names.
process.env.__NEXT_PRIVATE_ORIGIN = `http://${hostname === '0.0.0.0' ? 'localhost' : hostname}:${port}`
const app = next({ dev: false, dir: root, hostname, port })
await app.prepare()
await serveUntilStopped(app.getRequestHandler(), { close: () => app.close(), hostname, port })
