import { join } from 'node:path'
import { nextProgram } from './build.mjs'
import { root } from './root.mjs'
import { sourceArgs } from './source/sourceArgs.mjs'
import { startService } from './service.mjs'
import { StartError } from './StartError.mjs'
import { portTakenError } from './ports.mjs'
import { waitUntil } from './waitUntil.mjs'

/** @typedef {Record<string, string | undefined>} Env */

/** The web server of a built application. `webEnv` sets the address it listens on. */
export const webProgram = join(root, 'scripts', 'lib', 'web', 'main.mjs')
const HEALTH = '/api/health/ready'
const READY = 'ready'
/** No load balancer needs time to notice the shutdown, and `stop` kills after ten seconds. */
const SHUTDOWN = { SHUTDOWN_DELAY_SECONDS: '0', SHUTDOWN_SECONDS: '8' }

/**
 * Starts the web server; use `untilReady` to wait until it responds.
 * @param {Env} env with PORT
 * @param {(line: string) => void} log
 * @param {'start' | 'dev'} [command] the built application, or Next's development server
 */
export function startWeb(env, log, command = 'start') {
  const program = command === 'dev' ? [nextProgram, 'dev', '-p', String(env.PORT), '-H', hostFor(env)] : [webProgram]
  return startService(program, { ...webEnv(env), ...SHUTDOWN }, log)
}

/**
 * Waits until the web server reports that it is ready. Stops it if it does not.
 * @param {import('./service.mjs').Service} web
 * @param {Env} env with PORT
 * @param {{ signal?: AbortSignal, limitMs?: number }} [options] `limitMs`: 90 s
 * @throws StartError if it ends or does not become ready
 */
export async function untilReady(web, env, { signal, limitMs = 90_000 } = {}) {
  const port = String(env.PORT)
  let health = ''
  const isOver = () => !web.isRunning() || signal?.aborted
  await waitUntil(async () => isOver() || (health = await checkHealth(port, signal)) === READY, {
    limitMs,
    everyMs: 150,
  })
  if (health === READY && !isOver()) return
  const ended = web.isRunning() ? '' : `it ended (${await web.ended})`
  await web.stop()
  signal?.throwIfAborted()
  if (/EADDRINUSE/.test(web.lastWords())) throw portTakenError(port)
  throw new StartError(`The web server did not become ready: ${ended || health}; its last lines:\n${web.lastWords()}`)
}

/**
 * The demo's password is public, so the demo listens on this machine only unless HOST is set.
 * @param {Env} env
 */
const hostFor = (env) => env.HOST || (env.CALLBOARD_DEMO === '1' ? '127.0.0.1' : '0.0.0.0')

/** @param {Env} env with PORT */
export const webEnv = (env) => ({ NEXT_TELEMETRY_DISABLED: '1', ...env, HOSTNAME: hostFor(env) })

/** @param {Env} env @param {(line: string) => void} log */
export function startWorker(env, log) {
  // On one machine, web server and worker need different ports for metrics.
  const metrics = env.METRICS_PORT ? { METRICS_PORT: String(Number(env.METRICS_PORT) + 1) } : {}
  return startService(sourceArgs('src/jobs/worker/main.ts'), { ...env, ...SHUTDOWN, ...metrics }, log)
}

/**
 * @param {string} port
 * @param {AbortSignal} [signal]
 * @returns {Promise<string>} READY, or what happened instead
 */
async function checkHealth(port, signal) {
  // In development, the first request compiles the endpoint.
  const limit = AbortSignal.timeout(60_000)
  try {
    const response = await fetch(`http://127.0.0.1:${port}${HEALTH}`, {
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    await response.body?.cancel()
    return response.status === 200 ? READY : `${HEALTH} responds with ${response.status}`
  } catch {
    return `${HEALTH} does not respond`
  }
}
