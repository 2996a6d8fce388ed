// The web server of `npm start`: Next behind the rules of this folder. HOSTNAME and PORT say where it listens.
import { createServer } from 'node:http'
import next from 'next'
import { root } from '../root.mjs'
import { answerRequests } from './answerRequests.mjs'
import { endSlowBodies, serverLimits } from './slowBodies.mjs'

const hostname = process.env.HOSTNAME ?? '127.0.0.1'
const port = Number(process.env.PORT)
const origin = `http://${hostname === '0.0.0.0' ? 'localhost' : hostname}:${port}`

process.title = 'callboard-web'
// As `next start` has it: without it, Next asks itself for pages at whatever host a caller names.
process.env.__NEXT_PRIVATE_ORIGIN = origin
const app = next({ dev: false, dir: root, hostname, port })
await app.prepare()

const server = createServer(
  serverLimits,
  answerRequests(app.getRequestHandler(), { trustedProxies: Number(process.env.TRUSTED_PROXIES ?? '1') }),
)
const slow = endSlowBodies(server)
server.listen(port, hostname)

let isStopping = false

/** Lets requests finish that are under way. A second signal changes nothing. */
async function stop() {
  if (isStopping) return
  isStopping = true
  await new Promise((resolve) => server.close(resolve))
  slow.stop()
  await app.close()
  process.exit(0)
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, stop)
