import { rememberProcesses } from '../leftovers.mjs'
import { startWeb, startWorker, untilReady } from '../services.mjs'
import { supervise } from '../supervise.mjs'

/** A page that is compiled when it is asked for takes its time. */
const LIMIT_MS = { start: 90_000, dev: 240_000 }

/**
 * Starts the web server, then the worker, and keeps both running. What has been started is stopped through `atEnd`,
 * also when the rest fails.
 * @param {import('../environment.mjs').Environment} environment
 * @param {object} options
 * @param {'start' | 'dev'} options.command of Next
 * @param {AbortSignal} options.signal
 * @param {(stop: import('../supervise.mjs').Running['stop']) => void} options.atEnd
 * @returns {Promise<Promise<void>[]>} each rejects when its process is given up
 * @throws StartError when the web server does not become ready
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
  // Both load the whole application: one after the other, the first page is there sooner.
  const parts = [supervise('The web server', first, runWeb), supervise('The worker', runWorker(), runWorker)]
  for (const { stop } of parts) atEnd(stop)
  return parts.map(({ failed }) => failed)
}
