import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../root.mjs'
import { firstLine } from './firstLine.mjs'

/**
 * @typedef {object} FailedTest
 * @property {string} file relative to the root
 * @property {string} title with the first line of its message
 */

/**
 * @typedef {object} Results
 * @property {number} passed
 * @property {number} skipped
 * @property {FailedTest[]} failed
 */

/**
 * Reads a Jest result file.
 * @param {string} file
 * @returns {Results}
 */
export function jestResults(file) {
  if (!existsSync(file)) return { passed: 0, skipped: 0, failed: [] }
  const result = JSON.parse(readFileSync(file, 'utf8'))
  return {
    passed: result.numPassedTests,
    skipped: result.numPendingTests + result.numTodoTests,
    failed: result.testResults.flatMap(failuresOf),
  }
}

/**
 * @param {{ name: string, message?: string, status: string, assertionResults: { status: string, fullName: string,
 *   failureMessages?: string[] }[] }} result of one file
 * @returns {FailedTest[]} its failed tests, or why none could run
 */
function failuresOf({ assertionResults, message, name, status }) {
  const file = relative(root, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [{ file, title: firstLine(message) }]
  return failed.map(({ failureMessages = [], fullName }) => ({
    file,
    title: `${fullName}: ${firstLine(failureMessages[0])}`,
  }))
}
