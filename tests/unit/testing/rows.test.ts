import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { idsIn, parseRows, reportRows } from '../../../scripts/lib/rows.mjs'

const TABLE = [
  '| id | § | requirement | work |',
  '|---|---|---|---|',
  '| A-001 | §1 | Staff | settings |',
  '| B-02 | §2 | one | two | later |',
].join('\n')

describe('requirement rows', () => {
  it('are read from their table, even with a bar in the text', () => {
    expect(parseRows(TABLE)).toEqual([
      { id: 'A-001', requirement: 'Staff', work: 'settings' },
      { id: 'B-02', requirement: 'one|two', work: 'later' },
    ])
  })

  it('are found by their ids in test titles, alone and in lists', () => {
    const number = (id: number) => `A-0${id}`
    const title = `it('one [${number(11)}]', …) it('two [${number(12)}, ${number(13)}]', …) // A-014 is mentioned only`
    expect(idsIn(title)).toEqual(['A-011', 'A-012', 'A-013'])
  })

  it('are counted by test layer, and rows without a test are named', () => {
    const folder = mkdtempSync(join(tmpdir(), 'callboard-rows-'))
    try {
      const file = join(folder, 'rows.md')
      writeFileSync(file, `${TABLE}\n| B-999 | §2 | nobody tests this | later |`)
      const report = reportRows(file)
      expect(report).toMatch(/^none +2 rows$/m)
      expect(report).toMatch(/^Only in the browser: none$/m)
      expect(report).toMatch(/^ {2}B-999 {2}nobody tests this$/m)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
