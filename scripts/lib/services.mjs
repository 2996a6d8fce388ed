import { join } from 'node:path'
import { nextProgram } from './build.mjs'
import { root } from './root.mjs'
import { sourceArgs } from './runSource.mjs'
import { startService } from './service.mjs'
import { StartError } from './StartError.mjs'
import { takenPort } from './takenPort.mjs'
import { waitUntil } from './waitUntil.mjs'

/** @typedef {Record<string, string | undefined>} Env */

/** The web server of a built application. It is told by `webEnv` where to listen. */
export const webProgram = join(root, 'scripts', 'lib', 'web', 'main.mjs')
const HEALTH = '/api/health/ready'
const READY = 'ready'

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
  const program = command === 'dev' ? [nextProgram, 'dev', '-p', port, '-H', listeningAt(env)] : [webProgram]
  const web = startService(program, webEnv(env), log)
  began(web)
  let answer = ''
  const isOver = () => !web.isRunning() || signal?.aborted
  await waitUntil(async () => isOver() || (answer = await askHealth(port, signal)) === READY, { limitMs, everyMs: 150 })
  if (answer === READY && !isOver()) return web
  const ended = web.isRunning() ? '' : `it ended (${await web.ended})`
  await web.stop()
  signal?.throwIfAborted()
  if (/EADDRINUSE/.test(web.lastWords())) throw takenPort(port)
  throw new StartError(`The web server did not become ready: ${ended || answer}; its last lines:\n${web.lastWords()}`)
}

/**
 * The demo's password is printed in its README, so only this machine reaches it unless HOST says otherwise.
 * @param {Env} env
 */
const listeningAt = (env) => env.HOST || (env.CALLBOARD_DEMO === '1' ? '127.0.0.1' : '0.0.0.0')

/** @param {Env} env with PORT */
export const webEnv = (env) => ({ NEXT_TELEMETRY_DISABLED: '1', ...env, HOSTNAME: listeningAt(env) })

/** @param {Env} env @param {(line: string) => void} log */
export function startWorker(env, log) {
  return startService(sourceArgs('src/jobs/worker/main.ts'), env, log)
}

/** @param {string} port @param {AbortSignal} [signal] @returns {Promise<string>} READY, or what came instead */
async function askHealth(port, signal) {
  // In development the first answer has to be compiled.
  const limit = AbortSignal.timeout(60_000)
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${HEALTH}`, { signal: signal ? AbortSignal.any([signal, limit]) : limit })
    await answer.body?.cancel()
    return answer.status === 200 ? READY : `${HEALTH} answers ${answer.status}`
  } catch {
    return `${HEALTH} gives no answer`
  }
}
