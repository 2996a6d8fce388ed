import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from './StartError.mjs'

const MOST_FAILURES = 5

/**
 * A part of the application that was started.
 * @typedef {object} Running
 * @property {Promise<string>} ended how it ended, in words
 * @property {() => string} [lastWords] its latest lines
 * @property {(options?: { limitMs?: number }) => Promise<unknown>} stop
 */

/**
 * @typedef {object} Supervised
 * @property {Promise<void>} failed rejects with a StartError when the part is given up
 * @property {Running['stop']} stop ends the part for good, also one that is being started again
 */

/**
 * Starts a part of the application again whenever it ends by itself, later each time, and gives it up when it fails
 * five times without running for a minute in between. With the usual waits of 1, 2, 4 and 8 s that takes 15 s at least.
 * @param {string} name as a sentence begins with it
 * @param {Running} first the part, running
 * @param {() => Running | Promise<Running>} start starts it again
 * @param {{ print?: (line: string) => void, firstMs?: number, steadyMs?: number }} [options]
 *   `firstMs`: the first wait, 1 s; `steadyMs`: a part that ran this long counts as sound again, 60 s
 * @returns {Supervised}
 */
export function supervise(name, first, start, { print = console.error, firstMs = 1000, steadyMs = 60_000 } = {}) {
  const stopping = new AbortController()
  let running = first
  /** @type {Promise<string>} what went wrong at the latest start; empty when it runs */
  let starting = Promise.resolve('')
  const failed = watch()
  // Given up in the middle of another step: whoever waits for `failed` hears of it after that step.
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
    let failures = 0
    for (;;) {
      const began = Date.now()
      let problem = `ended (${await running.ended})`
      if (Date.now() - began > steadyMs) failures = 0
      while (problem && !stopping.signal.aborted) {
        failures++
        if (failures === MOST_FAILURES) throw new StartError(givenUp(problem))
        starting = startAgain(problem, firstMs * 2 ** (failures - 1))
        problem = await starting
      }
      if (stopping.signal.aborted) return
    }
  }

  /** @param {string} problem @param {number} waitMs */
  async function startAgain(problem, waitMs) {
    print(`${name} ${problem}; it starts again in ${waitMs / 1000} s`)
    await pause(waitMs, undefined, { signal: stopping.signal }).catch(() => {})
    if (stopping.signal.aborted) return ''
    try {
      // What the last one held is given back.
      await running.stop()
      running = await start()
    } catch (error) {
      return `did not start (${error instanceof Error ? error.message : error})`
    }
    if (!stopping.signal.aborted) print(`${name} was started again`)
    return ''
  }

  /** @param {string} problem */
  function givenUp(problem) {
    const lines = running.lastWords?.()
    return `${name} ${problem}, the ${MOST_FAILURES}th failure without a minute of running in between: Callboard stops.${lines ? ` Its last lines:\n${lines}` : ''}`
  }
}
