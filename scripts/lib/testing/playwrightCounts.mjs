import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstLine } from './firstLine.mjs'

/**
 * Reads the counts from a Playwright result file.
 * @param {string} file
 * @returns {import('./steps.mjs').Counts}
 */
export function playwrightCounts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'))
  const note = stats.flaky ? `${stats.flaky} of them only on a retry` : ''
  const failed = stats.unexpected + (stats.unexpected ? 0 : errors.length)
  return {
    passed: stats.expected + stats.flaky,
    failed,
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
