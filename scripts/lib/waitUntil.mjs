import { setTimeout as pause } from 'node:timers/promises'

/**
 * Polls until the result is truthy.
 * @template T
 * @param {() => T | Promise<T>} check
 * @param {{ limitMs?: number, everyMs?: number }} [options] gives up after `limitMs` (10 s), polls every `everyMs` (50
 *   ms)
 * @returns {Promise<T | undefined>} the truthy result, or undefined on timeout
 */
export async function waitUntil(check, { limitMs = 10_000, everyMs = 50 } = {}) {
  const deadline = Date.now() + limitMs
  for (;;) {
    const result = await check()
    if (result) return result
    if (Date.now() >= deadline) return undefined
    await pause(everyMs)
  }
}
