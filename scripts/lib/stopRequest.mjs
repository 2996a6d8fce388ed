import { whenAbandoned } from './parent.mjs'

/**
 * Hears every way of asking this process to stop: Ctrl-C, SIGTERM, a closed terminal, a killed parent.
 * One Ctrl-C can arrive twice (from the terminal and from npm), so only a signal a second later counts as the second one.
 * @param {{ onForce?: () => void, repeatMs?: number }} [options] `onForce` is called at the second
 * @returns {{ signal: AbortSignal, requested: Promise<void> }}
 */
export function listenForStop({ onForce = () => {}, repeatMs = 1000 } = {}) {
  const controller = new AbortController()
  let first = 0
  const ask = () => {
    if (first === 0) first = Date.now()
    else if (Date.now() - first > repeatMs) onForce()
    controller.abort(new Stopped())
  }
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, ask)
  whenAbandoned(ask)
  const requested = new Promise((resolve) => controller.signal.addEventListener('abort', () => resolve(undefined)))
  return { signal: controller.signal, requested: /** @type {Promise<void>} */ (requested) }
}

/** Somebody asked for the end: not a failure. */
class Stopped extends Error {
  /** @override */
  name = 'Stopped'
}
