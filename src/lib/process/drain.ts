import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Options for a graceful shutdown, in milliseconds. */
export interface DrainOptions {
  /** Time to keep accepting requests while reporting "not ready", so that load balancers notice. */
  delayMs: number
  /** Time limit for pending requests after that. */
  limitMs: number
}

const IDLE_EVERY_MS = 100

/**
 * Shuts down a server without dropping requests: accepts new connections during the delay, then waits for pending
 * requests and streams until the limit.
 * @returns whether everything finished within the limit
 */
export async function drain(server: Server, { delayMs, limitMs }: DrainOptions): Promise<boolean> {
  await pause(delayMs)
  let isFinished = true
  const closed = new Promise((resolve) => server.close(resolve))
  // Connections that announced keep-alive earlier become idle later.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_EVERY_MS)
  const limit = setTimeout(() => {
    isFinished = false
    server.closeAllConnections()
  }, limitMs)
  await closed
  clearInterval(idle)
  clearTimeout(limit)
  return isFinished
}
