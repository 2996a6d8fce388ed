import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstLine } from './firstLine.mjs'

/** The share of tests that may need a second try. More are not a busy machine, but tests or an application to mend. */
const MAX_FLAKY = 0.01

/**
 * Reads the counts from a Playwright result file. Tests that pass only on their second try are named; a run in which
 * more than one, and more than 1 % of all, do so has failed.
 * @param {string} file
 * @returns {import('./steps.mjs').Counts}
 */
export function playwrightCounts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'))
  const note = stats.flaky ? `${stats.flaky} of them only on a retry` : ''
  const isUnreliable = stats.flaky > Math.max(1, (stats.expected + stats.flaky + stats.unexpected) * MAX_FLAKY)
  const failed = stats.unexpected + (stats.unexpected ? 0 : errors.length)
  return {
    passed: stats.expected + (isUnreliable ? 0 : stats.flaky),
    failed: failed + (isUnreliable ? stats.flaky : 0),
    skipped: stats.skipped,
    note,
    failures: suites.flatMap(failuresOf),
  }
}

/**
 * @typedef {object} Suite
 * @property {string} file
 * @property {Suite[]} [suites]
 * @property {{ title: string, tests: { status: string, results: { error?: { message?: string } }[] }[] }[]} specs
 */

/**
 * @param {Suite} suite
 * @returns {string[]} its tests that failed, including those that passed on a retry
 */
function failuresOf({ file, specs, suites = [] }) {
  const own = specs.flatMap(({ tests, title }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(
        ({ results, status }) =>
          `${join('tests', 'e2e', file)} › ${title}${status === 'flaky' ? ' (on the first try)' : ''}: ${firstLine(results[0]?.error?.message)}`,
      ),
  )
  return [...own, ...suites.flatMap(failuresOf)]
}
