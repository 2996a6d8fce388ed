import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstLine } from './firstLine.mjs'

/**
 * @typedef {import('./jestResults.mjs').FailedTest & { line: number, lane: number }} FailedSpec a failed test, where it
 *   is declared, and the number of the installation that it ran on
 */

/**
 * Reads a Playwright result file.
 * @param {string} file
 * @returns {{ passed: number, skipped: number, failed: FailedSpec[] }}
 */
export function playwrightResults(file) {
  if (!existsSync(file)) return { passed: 0, skipped: 0, failed: [] }
  const { errors, stats, suites } = JSON.parse(readFileSync(file, 'utf8'))
  const failed = suites.flatMap(failuresOf)
  const broken =
    failed.length > 0 ? [] : errors.map((/** @type {{ message?: string }} */ { message }) => asFailure(message))
  return { passed: stats.expected, skipped: stats.skipped, failed: [...failed, ...broken] }
}

/** A file that does not load, or a broken setup. @param {string} [message] @returns {FailedSpec} */
const asFailure = (message) => ({ file: 'tests/e2e', lane: 0, line: 0, title: firstLine(message) })

/**
 * @typedef {object} Suite
 * @property {string} file
 * @property {Suite[]} [suites]
 * @property {{ line: number, title: string, tests: { status: string, results: { error?: { message?: string },
 *   parallelIndex: number }[] }[] }[]} specs
 */

/**
 * @param {Suite} suite
 * @returns {FailedSpec[]} its tests that failed
 */
function failuresOf({ file, specs, suites = [] }) {
  const own = specs.flatMap(({ line, tests, title }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results: [result] }) => ({
        file: join('tests', 'e2e', file),
        lane: Math.max(result?.parallelIndex ?? 0, 0),
        line,
        title: `${title}: ${firstLine(result?.error?.message)}`,
      })),
  )
  return [...own, ...suites.flatMap(failuresOf)]
}
