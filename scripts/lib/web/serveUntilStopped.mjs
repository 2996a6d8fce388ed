import { createServer } from 'node:http'
import { runAtStop } from '../../../src/lib/process/atStop.ts'
import { drain } from '../../../src/lib/process/drain.ts'
import { announceStop } from '../../../src/lib/process/stopping.ts'
import { readSettings } from '../../../src/lib/settings/index.ts'
import { telemetry } from '../../../src/lib/telemetry/telemetry.ts'
import { createRequestListener } from './createRequestListener.mjs'
import { endSlowBodies, serverLimits } from './slowBodies.mjs'

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {import('node:http').ServerResponse} Outgoing */

/**
 * Serves requests until a stop signal arrives. Then it reports that it is not ready, so that a load balancer stops
 * sending requests, finishes those in progress, and exits with code 0. Ctrl-C does not wait for a load balancer; a
 * second signal is ignored.
 * @param {(incoming: Incoming, outgoing: Outgoing) => Promise<unknown>} handle
 * @param {{ close?: () => unknown, hostname: string, port: number }} options `close` is called before the process exits
 * @returns {Promise<import('node:http').Server>} the listening server
 */
export async function serveUntilStopped(handle, { close = () => {}, hostname, port }) {
  const { SHUTDOWN_DELAY_SECONDS, SHUTDOWN_SECONDS, TRUSTED_PROXIES } = readSettings(process.env)
  let isStopping = false
  const listener = createRequestListener(handle, { isStopping: () => isStopping, trustedProxies: TRUSTED_PROXIES })
  const server = createServer(serverLimits, listener)
  const slow = endSlowBodies(server)

  /** @param {NodeJS.Signals} signal */
  async function stop(signal) {
    if (isStopping) return
    isStopping = true
    announceStop()
    const delayMs = signal === 'SIGINT' ? 0 : SHUTDOWN_DELAY_SECONDS * 1000
    const isFinished = await drain(server, { delayMs, limitMs: SHUTDOWN_SECONDS * 1000 })
    if (!isFinished) console.error(`Requests that took longer than SHUTDOWN_SECONDS (${SHUTDOWN_SECONDS}) were cut off`)
    slow.stop()
    await runAtStop()
    await close()
    await telemetry().stop()
    process.exit(0)
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, stop)
  await new Promise((resolve) => server.listen(port, hostname, () => resolve(undefined)))
  return server
}
