import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../root.mjs'
import { firstLine } from './firstLine.mjs'

/**
 * Reads the counts from a Jest result file.
 * @param {string} file
 * @returns {import('./steps.mjs').Counts}
 */
export function jestCounts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const result = JSON.parse(readFileSync(file, 'utf8'))
  const failures = result.testResults.flatMap(failuresOf)
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
    failures,
  }
}

/**
 * @param {{ name: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages?:
 *   string[] }[] }} file
 * @returns {string[]} its failed tests, or why none could run
 */
function failuresOf({ assertionResults, message, name }) {
  const file = relative(root, name)
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0 && message) return [`${file}: ${firstLine(message)}`]
  return failed.map(({ failureMessages = [], fullName }) => `${file} › ${fullName}: ${firstLine(failureMessages[0])}`)
}
