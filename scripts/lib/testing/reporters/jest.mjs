import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../../root.mjs'

/** Records each file as soon as all of its tests have passed, so that an interrupted run can be continued. */
export default class RecordPassed {
  /** @param {{ path: string }} test @param {{ numFailingTests: number, numPassingTests: number, testExecError?: unknown }} result */
  onTestResult({ path }, { numFailingTests, numPassingTests, testExecError }) {
    const { TEST_PASSED_FILE: file, TEST_PASSED_PREFIX: prefix } = process.env
    if (file && numFailingTests === 0 && numPassingTests > 0 && !testExecError)
      appendFileSync(file, `${prefix}${relative(root, path)}\n`)
  }
}
