import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashOf } from '../../../scripts/lib/build.mjs'

describe('the number that stands for the sources', () => {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-hash-'))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const now = () => hashOf(folder, ['src', 'config.ts', 'missing.ts'])
  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(join(folder, 'src', 'deep'), { recursive: true })
    write('src/deep/page.ts', 'one')
    write('config.ts', 'two')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('stays while nothing changes', () => {
    const before = now()
    write('src/deep/page.ts', 'one')
    write('elsewhere.ts', 'not a source')
    expect(now()).toBe(before)
  })

  it.each<[string, () => void]>([
    ['a changed file', () => write('src/deep/page.ts', 'eno')],
    ['a new file', () => write('src/deep/new.ts', '')],
    ['a removed file', () => rmSync(join(folder, 'config.ts'))],
    [
      'text that moved from one file to the next',
      () => {
        write('src/deep/page.ts', 'onet')
        write('config.ts', 'wo')
      },
    ],
  ])('changes with %s', (_case, change) => {
    const before = now()
    change()
    expect(now()).not.toBe(before)
  })
})
