import { keepRunning } from '../keepRunning.mjs'
import { rememberProcesses } from '../leftovers.mjs'
import { startWeb, startWorker } from '../services.mjs'

/** A page that is compiled when it is asked for takes its time. */
const LIMIT_MS = { start: 90_000, dev: 240_000 }

/**
 * Starts the web server, then the worker. What has been started is stopped through `atEnd`, also when the rest fails.
 * @param {import('../environment.mjs').Environment} environment
 * @param {object} options
 * @param {'start' | 'dev'} options.command of Next
 * @param {AbortSignal} options.signal
 * @param {(stop: import('../service.mjs').Service['stop']) => void} options.atEnd
 * @returns {Promise<import('../service.mjs').Service>} the web server, ready
 * @throws StartError
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
  const began = (/** @type {import('../service.mjs').Service} */ web) => atEnd(remember('web', web).stop)
  const web = await startWeb(env, log, { signal, command, limitMs: LIMIT_MS[command], began })
  // Both load the whole application: one after the other, the first page is there sooner.
  const worker = keepRunning(() => remember('worker', startWorker(env, log)), {
    onEnd: (how, waitMs) => console.error(`The worker ended (${how}); it starts again in ${Math.round(waitMs / 1000)} s`),
  })
  atEnd(worker.stop)
  return web
}
