import { nextProgram } from './build.mjs'
import { sourceArgs } from './runSource.mjs'
import { startService } from './service.mjs'
import { StartError } from './StartError.mjs'
import { takenPort } from './takenPort.mjs'
import { waitUntil } from './waitUntil.mjs'

/** @typedef {Record<string, string | undefined>} Env */

/**
 * Starts the web server and waits until it answers that it is ready.
 * @param {Env} env with PORT
 * @param {(line: string) => void} log
 * @param {{ signal?: AbortSignal, limitMs?: number, command?: 'start' | 'dev', began?: (web: import('./service.mjs').Service) => void }} [options]
 *   `limitMs`: 90 s; `began` hears of the process before it is ready
 * @returns {Promise<import('./service.mjs').Service>}
 * @throws StartError when it ends or does not become ready
 */
export async function startWeb(env, log, { signal, limitMs = 90_000, command = 'start', began = () => {} } = {}) {
  const port = String(env.PORT)
  const web = startService([nextProgram, command, '-p', port], env, log)
  began(web)
  const isOver = () => !web.isRunning() || signal?.aborted
  await waitUntil(async () => isOver() || (await isReady(port)), { limitMs, everyMs: 150 })
  const ready = web.isRunning() && !signal?.aborted && (await isReady(port))
  if (ready) return web
  await web.stop()
  signal?.throwIfAborted()
  if (/EADDRINUSE/.test(web.lastWords())) throw takenPort(port)
  throw new StartError(`The web server did not become ready (${await web.ended}); its last lines:\n${web.lastWords()}`)
}

/** @param {Env} env @param {(line: string) => void} log */
export function startWorker(env, log) {
  return startService(sourceArgs('src/jobs/worker/main.ts'), env, log)
}

/** @param {string} port */
async function isReady(port) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`, { signal: AbortSignal.timeout(5000) })
    await answer.body?.cancel()
    return answer.status === 200
  } catch {
    return false
  }
}
