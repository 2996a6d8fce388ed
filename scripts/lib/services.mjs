import { join } from 'node:path'
import { nextProgram } from './build.mjs'
import { root } from './root.mjs'
import { sourceArgs } from './runSource.mjs'
import { startService } from './service.mjs'
import { StartError } from './StartError.mjs'
import { takenPort } from './ports.mjs'
import { waitUntil } from './waitUntil.mjs'

/** @typedef {Record<string, string | undefined>} Env */

/** The web server of a built application. It is told by `webEnv` where to listen. */
export const webProgram = join(root, 'scripts', 'lib', 'web', 'main.mjs')
const HEALTH = '/api/health/ready'
const READY = 'ready'
/** Nobody looks for another process here, and ten seconds after it was asked one is killed. */
const SHUTDOWN = { SHUTDOWN_DELAY_SECONDS: '0', SHUTDOWN_SECONDS: '8' }

/**
 * Starts the web server; `untilReady` says when it answers.
 * @param {Env} env with PORT
 * @param {(line: string) => void} log
 * @param {'start' | 'dev'} [command] the built application, or Next's development server
 */
export function startWeb(env, log, command = 'start') {
  const program =
    command === 'dev' ? [nextProgram, 'dev', '-p', String(env.PORT), '-H', listeningAt(env)] : [webProgram]
  return startService(program, { ...webEnv(env), ...SHUTDOWN }, log)
}

/**
 * Waits until the web server answers that it is ready. One that does not is stopped.
 * @param {import('./service.mjs').Service} web
 * @param {Env} env with PORT
 * @param {{ signal?: AbortSignal, limitMs?: number }} [options] `limitMs`: 90 s
 * @throws StartError when it ends or does not become ready
 */
export async function untilReady(web, env, { signal, limitMs = 90_000 } = {}) {
  const port = String(env.PORT)
  let answer = ''
  const isOver = () => !web.isRunning() || signal?.aborted
  await waitUntil(async () => isOver() || (answer = await askHealth(port, signal)) === READY, { limitMs, everyMs: 150 })
  if (answer === READY && !isOver()) return
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
  // On one machine each has a port for its metrics.
  const metrics = env.METRICS_PORT ? { METRICS_PORT: String(Number(env.METRICS_PORT) + 1) } : {}
  return startService(sourceArgs('src/jobs/worker/main.ts'), { ...env, ...SHUTDOWN, ...metrics }, log)
}

/** @param {string} port @param {AbortSignal} [signal] @returns {Promise<string>} READY, or what came instead */
async function askHealth(port, signal) {
  // In development the first answer has to be compiled.
  const limit = AbortSignal.timeout(60_000)
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${HEALTH}`, {
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    await answer.body?.cancel()
    return answer.status === 200 ? READY : `${HEALTH} answers ${answer.status}`
  } catch {
    return `${HEALTH} gives no answer`
  }
}
