import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from './StartError.mjs'

const MAX_FAILURES = 5

/**
 * A running part of the application. `ended` resolves with how it ended; `lastWords` returns its latest lines of
 * output.
 * @typedef {{ ended: Promise<string>, lastWords?: () => string, stop: (options?: { limitMs?: number }) =>
 *   Promise<unknown> }} Running
 */

/**
 * Restarts a part of the application whenever it ends by itself, after 1, 2, 4 and 8 s, and gives up after five
 * failures without a minute of running in between. With `slowMs` it never gives up, and goes on with that delay.
 * @param {string} name subject of the messages, capitalised
 * @param {Running} first the running part
 * @param {() => Running | Promise<Running>} start starts it again
 * @param {{ print?: (line: string) => void, firstMs?: number, slowMs?: number, steadyMs?: number }} [options]
 *   the first delay, the one after the fifth failure, and how long it must run to reset the failures
 * @returns {{ failed: Promise<void>, stop: Running['stop'] }} `failed` rejects with a StartError when it gives up;
 *   `stop` ends the part for good
 */
export function supervise(
  name,
  first,
  start,
  { print = console.error, firstMs = 1000, slowMs, steadyMs = 60_000 } = {},
) {
  const stopping = new AbortController()
  const { signal } = stopping
  let running = first
  /** @type {Promise<string>} the problem of the latest start; empty if it succeeded */
  let starting = Promise.resolve('')
  const failed = watch()
  // It may give up while the caller is in another step, before the caller awaits `failed`.
  failed.catch(() => {})
  return {
    failed,
    async stop(options) {
      stopping.abort()
      await starting
      await running.stop(options)
    },
  }

  async function watch() {
    for (let failures = 0; !signal.aborted;) {
      const began = Date.now()
      let problem = `ended (${await running.ended})`
      if (Date.now() - began > steadyMs) failures = 0
      while (problem && !signal.aborted) {
        const isLast = ++failures >= MAX_FAILURES
        if (isLast && slowMs === undefined) throw toError(problem)
        starting = restart(problem, isLast && slowMs !== undefined ? slowMs : firstMs * 2 ** (failures - 1))
        problem = await starting
      }
    }
  }

  /** @param {string} problem @param {number} waitMs */
  async function restart(problem, waitMs) {
    print(`${name} ${problem}; it starts again in ${waitMs / 1000} s`)
    await pause(waitMs, undefined, { signal }).catch(() => {})
    if (signal.aborted) return ''
    try {
      // Release what the previous one holds.
      await running.stop()
      running = await start()
    } catch (error) {
      return `did not start (${error instanceof Error ? error.message : error})`
    }
    if (!signal.aborted) print(`${name} was started again`)
    return ''
  }

  /** @param {string} problem */
  function toError(problem) {
    const lines = running.lastWords?.()
    const end = lines ? ` Its last lines:\n${lines}` : ''
    return new StartError(
      `${name} ${problem}, the ${MAX_FAILURES}th failure without a minute of running in between: Callboard stops.${end}`,
    )
  }
}
