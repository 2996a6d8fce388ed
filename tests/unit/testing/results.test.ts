import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jestResults } from '../../../scripts/lib/testing/jestResults.mjs'
import { playwrightResults } from '../../../scripts/lib/testing/playwrightResults.mjs'
import { slowestFiles } from '../../../scripts/lib/testing/spent.mjs'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'callboard-results-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function fileOf(content: string): string {
  const file = join(folder, 'results.json')
  writeFileSync(file, content)
  return file
}

describe('playwrightResults', () => {
  it('names each failed test with its file, line, lane and the first line of its message', () => {
    const test = (title: string, status: string) => ({
      line: 7,
      tests: [{ results: [{ error: { message: 'Expected: 1\nReceived: 2' }, parallelIndex: 1 }], status }],
      title,
    })
    const suites = [
      {
        file: 'day/a.spec.ts',
        specs: [test('opens', 'expected')],
        suites: [{ file: 'day/a.spec.ts', specs: [test('saves', 'unexpected')] }],
      },
    ]
    expect(
      playwrightResults(fileOf(JSON.stringify({ errors: [], stats: { expected: 1, skipped: 0 }, suites }))),
    ).toEqual({
      failed: [{ file: 'tests/e2e/day/a.spec.ts', lane: 1, line: 7, title: 'saves: Expected: 1' }],
      passed: 1,
      skipped: 0,
    })
  })

  it('names why no test could run', () => {
    const errors = [{ message: 'No such file\nat x' }]
    const { failed } = playwrightResults(
      fileOf(JSON.stringify({ errors, stats: { expected: 0, skipped: 0 }, suites: [] })),
    )
    expect(failed).toEqual([{ file: 'tests/e2e', lane: 0, line: 0, title: 'No such file' }])
  })
})

describe('jestResults', () => {
  it('names failed tests, and files that cannot be loaded', () => {
    const testResults = [
      {
        assertionResults: [{ failureMessages: ['Error: no\nat y'], fullName: 'a page is saved', status: 'failed' }],
        name: join(process.cwd(), 'tests/unit/a.test.ts'),
        status: 'failed',
      },
      {
        assertionResults: [],
        message: 'Cannot find module',
        name: join(process.cwd(), 'tests/unit/b.test.ts'),
        status: 'failed',
      },
    ]
    const counts = { numPassedTests: 3, numPendingTests: 0, numTodoTests: 0 }
    expect(jestResults(fileOf(JSON.stringify({ ...counts, testResults })))).toEqual({
      failed: [
        { file: 'tests/unit/a.test.ts', title: 'a page is saved: Error: no' },
        { file: 'tests/unit/b.test.ts', title: 'Cannot find module' },
      ],
      passed: 3,
      skipped: 0,
    })
  })
})

describe('slowestFiles', () => {
  it('lists files with their time, added up over several runs', () => {
    const lines = [
      { all: 2_000, file: 'tests/a.test.ts', kinds: { bodies: 1_500, load: 500 } },
      { all: 9_000, file: 'tests/b.test.ts', kinds: { bodies: 9_000 } },
      { all: 8_000, file: 'tests/a.test.ts', kinds: { bodies: 8_000 } },
    ]
    expect(slowestFiles(fileOf(lines.map((line) => JSON.stringify(line)).join('\n')), 1)).toEqual([
      '2 files took 19.0 s; the 1 slowest, in seconds:',
      '   10.0  tests/a.test.ts  (bodies 9.5, load 0.5)',
    ])
  })
})
