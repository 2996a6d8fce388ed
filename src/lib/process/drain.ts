import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** How a process ends that others count on. In milliseconds. */
export interface Draining {
  /** Goes on taking requests for so long while it says that it is not ready: a load balancer has to notice. */
  delayMs: number
  /** What is under way may take so long after that. */
  limitMs: number
}

const IDLE_EVERY_MS = 100

/**
 * Closes a server without a request lost: new connections are taken until the delay is over, and requests and streams
 * that are under way then are finished, unless they take longer than the limit.
 * @returns whether everything was finished within the limit
 */
export async function drain(server: Server, { delayMs, limitMs }: Draining): Promise<boolean> {
  await pause(delayMs)
  let isFinished = true
  const closed = new Promise((resolve) => server.close(resolve))
  // A connection whose answer began before is kept open by what that answer said.
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
