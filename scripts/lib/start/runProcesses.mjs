import { rememberProcesses } from '../leftovers.mjs'
import { startWeb, startWorker, untilReady } from '../services.mjs'
import { supervise } from '../supervise.mjs'

/** In development, pages are compiled on request, which takes longer. */
const LIMIT_MS = { start: 90_000, dev: 240_000 }

/** Delay between restarts of a worker that keeps failing. */
const WORKER_SLOW_MS = 60_000

/**
 * Starts the web server and then the worker, and restarts them when they end. `atEnd` receives how to stop what was
 * started, even if a later step fails.
 * @param {import('../environment.mjs').Environment} environment
 * @param {object} options
 * @param {'start' | 'dev'} options.command of Next
 * @param {AbortSignal} options.signal
 * @param {(stop: import('../supervise.mjs').Running['stop']) => void} options.atEnd
 * @returns {Promise<Promise<void>[]>} each rejects if its process keeps failing
 * @throws StartError if the web server does not become ready
 */
export async function runProcesses({ env, dataDir }, { command, signal, atEnd }) {
  /** @type {Record<string, number>} */
  const pids = {}
  const remember = (/** @type {string} */ name, /** @type {import('../service.mjs').Service} */ service) => {
    pids[name] = service.pid
    rememberProcesses(dataDir, Object.values(pids))
    return service
  }
  const log = (/** @type {string} */ line) => console.log(line)
  const runWeb = () => remember('web', startWeb(env, log, command))
  const runWorker = () => remember('worker', startWorker(env, log))

  const first = runWeb()
  atEnd(first.stop)
  await untilReady(first, env, { signal, limitMs: LIMIT_MS[command] })
  // Both load the whole application: starting them in sequence shows the first page sooner.
  const parts = [
    supervise('The web server', first, runWeb),
    // Websites do without a worker for a while: a job that ends it must not end them.
    supervise('The worker', runWorker(), runWorker, { slowMs: WORKER_SLOW_MS }),
  ]
  for (const { stop } of parts) atEnd(stop)
  return parts.map(({ failed }) => failed)
}
