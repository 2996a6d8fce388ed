import { spawnSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sourceArgs } from '../../../scripts/lib/source/sourceArgs.mjs'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'callboard-source-')))
const program = join(folder, 'program.ts')

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const run = (...args: string[]) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, sourceArgs(program, args), {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  return { code: status, problems: stderr, said: stdout.trim().split('\n') }
}

beforeEach(() => {
  write('word.ts', `export const word: string = 'first'\nexport const place = import.meta.dirname\n`)
  write(
    'program.ts',
    `import { place, word } from './word'\nconsole.log(word)\nconsole.log(place)\nconsole.log(process.argv.slice(1).join(' '))\n`,
  )
})
afterAll(() => rmSync(folder, { force: true, recursive: true }))

describe('TypeScript program', () => {
  it('runs with its arguments, and its modules know their folder', () => {
    expect(run('a', 'b')).toEqual({ code: 0, problems: '', said: ['first', folder, `${program} a b`] })
  })

  it('runs through a symbolic link', () => {
    const link = join(folder, 'link.ts')
    symlinkSync(program, link)
    const { status, stdout } = spawnSync(process.execPath, sourceArgs(link), {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    })
    expect({ first: stdout.split('\n')[0], status }).toEqual({ first: 'first', status: 0 })
  })

  it('runs its current sources at each start', () => {
    expect(run().said[0]).toBe('first')
    write('word.ts', `export const word = 'second'\nexport const place = ''\n`)
    expect(run().said[0]).toBe('second')
  })

  it('names the line of its source where it fails', () => {
    write(
      'word.ts',
      `export const place = ''\nexport const word = fail()\nfunction fail(): string {\n  throw new Error('Broken')\n}\n`,
    )
    const { code, problems } = run()
    expect(code).toBe(1)
    expect(problems).toContain('Error: Broken')
    expect(problems).toContain('word.ts:4:')
  })

  it('refuses to start with a source that has a syntax error, and names the line', () => {
    write('word.ts', 'export const = 1\n')
    const { code, problems } = run()
    expect(code).toBe(1)
    expect(problems).toMatch(/word\.ts:1:13: ERROR/)
  })
})
