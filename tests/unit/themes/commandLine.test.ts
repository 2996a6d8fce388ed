import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sourceArgs } from '../../../scripts/lib/source/sourceArgs.mjs'

const folder = mkdtempSync(join(tmpdir(), 'callboard-theme-'))
const theme = join(folder, 'jetty')

afterAll(() => rmSync(folder, { recursive: true }))

/** As `npm run theme -- …` does it, from the folder of the theme's developer. */
const run = (...args: string[]): Promise<{ code: number; out: string }> =>
  new Promise((done) => {
    execFile(
      process.execPath,
      sourceArgs('src/plugins/themes/cli/main.ts', args),
      { env: { ...process.env, INIT_CWD: folder, NODE_OPTIONS: '' } },
      (error, out, problems) => done({ code: Number(error?.code ?? 0), out: out + problems }),
    )
  })

describe('npm run theme', () => {
  it('new creates a theme and refuses a folder that is not empty', async () => {
    expect(await run('new', 'jetty', '--name', 'Jetty')).toEqual({
      code: 0,
      out: expect.stringContaining('Created 7 files in jetty.'),
    })
    expect(await run('new', 'jetty')).toEqual({
      code: 2,
      out: `${theme} is not empty. Choose an empty or a new folder.\n`,
    })
  })

  it('zip creates an archive that passes the check', async () => {
    expect(await run('zip', 'jetty')).toEqual({
      code: 0,
      out: expect.stringContaining('jetty-0.1.0.zip is ready to upload'),
    })
    expect(await run('check', 'jetty-0.1.0.zip')).toEqual({ code: 0, out: 'Jetty 0.1.0 has no problems.\n' })
  })

  it('check and zip report problems with file, line and column, and ignore node_modules and dotfiles', async () => {
    mkdirSync(join(theme, 'node_modules', 'x'), { recursive: true })
    writeFileSync(join(theme, 'node_modules', 'x', 'index.js'), '')
    writeFileSync(join(theme, '.editorconfig'), '')
    writeFileSync(join(theme, 'layout', 'theme.liquid'), 'one\n  {% nothing %}')
    writeFileSync(join(theme, 'server.js'), '')
    expect(await run('check', 'jetty')).toEqual({
      code: 1,
      out: expect.stringMatching(
        /^layout\/theme\.liquid:2:3: error: .*nothing.*\nserver\.js: error: .*\n2 problems\.\n$/,
      ),
    })
    expect(
      JSON.parse((await run('zip', 'jetty', 'broken.zip', '--json')).out.replace(/\d+ problems\.\n$/, '')),
    ).toMatchObject({ problems: [{ column: 3, file: 'layout/theme.liquid', line: 2 }, { file: 'server.js' }] })
    expect(() => readFileSync(join(folder, 'broken.zip'))).toThrow()
  })

  it('prints its usage and reports missing folders and symbolic links', async () => {
    expect(await run()).toEqual({ code: 2, out: expect.stringContaining('npm run theme -- new <folder>') })
    expect(await run('check', 'nothing')).toEqual({
      code: 2,
      out: `No such file or folder: ${join(folder, 'nothing')}\n`,
    })
    symlinkSync('/etc/passwd', join(theme, 'assets', 'passwd.txt'))
    expect(await run('check', 'jetty')).toEqual({
      code: 2,
      out: 'assets/passwd.txt is a link or a special file. Remove it or replace it with a regular file.\n',
    })
  })
})
