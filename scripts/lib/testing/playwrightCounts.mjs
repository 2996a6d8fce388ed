import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstLine } from './firstLine.mjs'

/**
 * What Playwright wrote of a run. A test that passed only when it was tried again has failed.
 * @param {string} file @returns {import('./steps.mjs').Counts}
 */
export function playwrightCounts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'))
  const failed = stats.unexpected + stats.flaky
  return {
    passed: stats.expected,
    failed: failed || errors.length,
    skipped: stats.skipped,
    note: stats.flaky ? `${stats.flaky} passed only when tried again` : '',
    failures: suites.flatMap(stumblesOf),
  }
}

/**
 * @typedef {object} Suite
 * @property {string} file
 * @property {Suite[]} [suites]
 * @property {{ title: string, tests: { status: string, results: { error?: { message?: string } }[] }[] }[]} specs
 */

/** @param {Suite} suite @returns {string[]} its tests that failed, also those that passed when they were tried again */
function stumblesOf({ file, specs, suites = [] }) {
  const own = specs.flatMap(({ tests, title }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(
        ({ results, status }) =>
          `${join('tests', 'e2e', file)} › ${title}${status === 'flaky' ? ' (at the first try)' : ''}: ${firstLine(results[0]?.error?.message)}`,
      ),
  )
  return [...own, ...suites.flatMap(stumblesOf)]
}
