import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { playwrightCounts } from '../../../scripts/lib/testing/playwrightCounts.mjs'

const spec = (title: string, status: string) => ({
  tests: [{ results: [{ error: { message: 'Not found\n at line 3' } }], status }],
  title,
})

function counts(
  stats: { expected: number; flaky: number; skipped?: number; unexpected: number },
  specs: object[] = [],
) {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-counts-'))
  const file = join(folder, 'run.json')
  writeFileSync(
    file,
    JSON.stringify({ errors: [], stats: { skipped: 0, ...stats }, suites: [{ file: 'a.spec.ts', specs }] }),
  )
  try {
    return playwrightCounts(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('a run of the browser tests', () => {
  it('passes where each test passed at once', () => {
    expect(counts({ expected: 3, flaky: 0, unexpected: 0 }, [spec('one', 'expected')])).toMatchObject({
      failed: 0,
      failures: [],
      passed: 3,
    })
  })

  it('passes where a test passed only when it was tried again, and names it', () => {
    expect(counts({ expected: 2, flaky: 1, unexpected: 0 }, [spec('one', 'expected'), spec('two', 'flaky')])).toEqual({
      failed: 0,
      failures: ['tests/e2e/a.spec.ts › two (on the first try): Not found'],
      note: '1 of them only on a retry',
      passed: 3,
      skipped: 0,
    })
  })

  it.each([
    [1, 1, 0],
    [2, 2, 2],
    [420, 4, 0],
    [420, 5, 5],
  ])('of %i tests that passed at once and %i at their second try counts %i as failed', (expected, flaky, failed) => {
    expect(counts({ expected, flaky, unexpected: 0 })).toMatchObject({
      failed,
      passed: expected + flaky - failed,
    })
  })

  it('counts what failed', () => {
    expect(counts({ expected: 2, flaky: 0, unexpected: 1 }, [spec('three', 'unexpected')])).toMatchObject({
      failed: 1,
      failures: ['tests/e2e/a.spec.ts › three: Not found'],
    })
  })
})
