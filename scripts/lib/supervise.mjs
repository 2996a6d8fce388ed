import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from './StartError.mjs'

const MOST_FAILURES = 5

/**
 * A part of the application that was started. `ended` says how, `lastWords` are its latest lines.
 * @typedef {{ ended: Promise<string>, lastWords?: () => string, stop: (options?: { limitMs?: number }) => Promise<unknown> }} Running
 */

/**
 * Starts a part of the application again whenever it ends by itself, after 1, 2, 4 and 8 s, and gives it up when it
 * fails five times without running for a minute in between.
 * @param {string} name as a sentence begins with it
 * @param {Running} first the part, running
 * @param {() => Running | Promise<Running>} start starts it again
 * @param {{ print?: (line: string) => void, firstMs?: number, steadyMs?: number }} [options] the first wait, and how long is sound
 * @returns {{ failed: Promise<void>, stop: Running['stop'] }} `failed` rejects with a StartError when the part is given up; `stop` ends it for good
 */
export function supervise(name, first, start, { print = console.error, firstMs = 1000, steadyMs = 60_000 } = {}) {
  const stopping = new AbortController()
  const { signal } = stopping
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
    for (let failures = 0; !signal.aborted;) {
      const began = Date.now()
      let problem = `ended (${await running.ended})`
      if (Date.now() - began > steadyMs) failures = 0
      while (problem && !signal.aborted) {
        if (++failures === MOST_FAILURES) throw givenUp(problem)
        starting = startAgain(problem, firstMs * 2 ** (failures - 1))
        problem = await starting
      }
    }
  }

  /** @param {string} problem @param {number} waitMs */
  async function startAgain(problem, waitMs) {
    print(`${name} ${problem}; it starts again in ${waitMs / 1000} s`)
    await pause(waitMs, undefined, { signal }).catch(() => {})
    if (signal.aborted) return ''
    try {
      // What the last one held is given back.
      await running.stop()
      running = await start()
    } catch (error) {
      return `did not start (${error instanceof Error ? error.message : error})`
    }
    if (!signal.aborted) print(`${name} was started again`)
    return ''
  }

  /** @param {string} problem */
  function givenUp(problem) {
    const lines = running.lastWords?.()
    const end = lines ? ` Its last lines:\n${lines}` : ''
    return new StartError(
      `${name} ${problem}, the ${MOST_FAILURES}th failure without a minute of running in between: Callboard stops.${end}`,
    )
  }
}
