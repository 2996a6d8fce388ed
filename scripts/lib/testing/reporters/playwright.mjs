import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from '../../root.mjs'

/**
 * Records each spec file as soon as all of its tests have passed, and what the tests of each file spent: `hooks` and
 * fixtures, `opening` screens, `acting` on them, and `expecting` what they show.
 * @implements {import('@playwright/test/reporter').Reporter}
 */
export default class Record {
  /** @type {Map<string, Set<string>>} tests of each file that have not passed yet */
  #open = new Map()
  /** @type {Map<string, { all: number, kinds: Record<string, number> }>} */
  #spent = new Map()

  /** @param {unknown} _config @param {import('@playwright/test/reporter').Suite} suite */
  onBegin(_config, suite) {
    for (const { id, location } of suite.allTests())
      this.#open.set(location.file, (this.#open.get(location.file) ?? new Set()).add(id))
  }

  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd({ id, location: { file } }, { duration, status, steps }) {
    const spent = this.#spent.get(file) ?? { all: 0, kinds: { hooks: 0, opening: 0, acting: 0, expecting: 0 } }
    this.#spent.set(file, spent)
    spent.all += duration
    for (const step of steps) addTimes(spent.kinds, step)
    if (status !== 'passed' && status !== 'skipped') return
    const open = this.#open.get(file)
    open?.delete(id)
    const { TEST_PASSED_FILE: record, TEST_PASSED_PREFIX: prefix } = process.env
    if (open?.size === 0 && record) appendFileSync(record, `${prefix}${relative(root, file)}\n`)
  }

  onEnd() {
    const { TEST_SPENT_FILE: path } = process.env
    if (!path) return
    for (const [file, spent] of this.#spent)
      appendFileSync(path, `${JSON.stringify({ file: relative(root, file), ...spent })}\n`)
  }
}

/**
 * @param {Record<string, number>} kinds
 * @param {import('@playwright/test/reporter').TestStep} step
 */
function addTimes(kinds, { category, duration, steps, title }) {
  const add = (/** @type {string} */ kind) => void (kinds[kind] = (kinds[kind] ?? 0) + duration)
  if (category === 'hook' || category === 'fixture') return add('hooks')
  if (category === 'expect') return add('expecting')
  if (category === 'pw:api') return add(/navigate|goto|reload/i.test(title) ? 'opening' : 'acting')
  for (const step of steps) addTimes(kinds, step)
}
