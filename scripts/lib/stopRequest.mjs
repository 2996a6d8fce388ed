import { whenAbandoned } from './parent.mjs'

/**
 * Handles every way of stopping this process: Ctrl-C, SIGTERM, a closed terminal, a killed parent. One Ctrl-C may
 * arrive twice (from the terminal and from npm), so a second signal only counts after `repeatMs`.
 * @param {{ onForce?: () => void, repeatMs?: number }} [options] `onForce` is called on the second signal
 * @returns {{ signal: AbortSignal, requested: Promise<void> }}
 */
export function listenForStop({ onForce = () => {}, repeatMs = 1000 } = {}) {
  const controller = new AbortController()
  let first = 0
  const stop = () => {
    if (first === 0) first = Date.now()
    else if (Date.now() - first > repeatMs) onForce()
    controller.abort(new Stopped())
  }
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, stop)
  whenAbandoned(stop)
  const requested = new Promise((resolve) => controller.signal.addEventListener('abort', () => resolve(undefined)))
  return { signal: controller.signal, requested: /** @type {Promise<void>} */ (requested) }
}

/** Abort reason of a requested stop, which is not a failure. */
class Stopped extends Error {
  /** @override */
  name = 'Stopped'
}
