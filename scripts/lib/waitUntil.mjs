import { setTimeout as pause } from 'node:timers/promises'

/**
 * Asks again and again until the answer is truthy.
 * @template T
 * @param {() => T | Promise<T>} ask
 * @param {{ limitMs?: number, everyMs?: number }} [options] gives up after `limitMs` (10 s), asks every `everyMs` (50 ms)
 * @returns {Promise<T | undefined>} the truthy answer, or undefined when the time is up
 */
export async function waitUntil(ask, { limitMs = 10_000, everyMs = 50 } = {}) {
  const deadline = Date.now() + limitMs
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() >= deadline) return undefined
    await pause(everyMs)
  }
}
