import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { serverAddress } from '@/plugins/themes/cli/dev/serverAddress'
import { readCommand } from '@/plugins/themes/cli/readCommand'
import { readToken } from '@/plugins/themes/cli/readToken'
import { newTheme, themeCommand } from '@/plugins/themes/cli/themeCommand'
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
      out: expect.stringContaining('Created 15 files in jetty.'),
    })
    expect(await run('new', 'jetty')).toEqual({
      code: 2,
      out: `${theme} is not empty. Choose an empty or a new folder.\n`,
    })
  })

  it('new names the theme as it is told, or as its folder', async () => {
    const nameIn = (name: string) =>
      (JSON.parse(readFileSync(join(folder, name, 'theme.json'), 'utf8')) as { name: string }).name
    await newTheme(join(folder, 'quoted'), 'The "$&" house')
    await newTheme(join(folder, 'below', 'plain'))
    expect([nameIn('quoted'), nameIn('below/plain')]).toEqual(['The "$&" house', 'plain'])
    expect(readFileSync(join(folder, 'quoted', 'README.md'), 'utf8')).toMatch(/^# The "\$&" house\n/)
  })

  it('zip creates an archive beside the theme that passes the check', async () => {
    expect(await run('zip', 'jetty')).toEqual({
      code: 0,
      out: expect.stringContaining('jetty-0.1.0.zip is ready to upload'),
    })
    expect(await run('check', 'jetty-0.1.0.zip')).toEqual({ code: 0, out: 'Jetty 0.1.0 has no problems.\n' })
    expect((await run('zip', join('below', 'plain'))).out).toContain(join('below', 'plain-0.1.0.zip'))
    expect(existsSync(join(folder, 'below', 'plain-0.1.0.zip'))).toBe(true)
    expect(existsSync(join(folder, 'plain-0.1.0.zip'))).toBe(false)
  })

  it('check and zip report problems with file, line and column, and ignore node_modules and dotfiles', async () => {
    mkdirSync(join(theme, 'node_modules', 'x'), { recursive: true })
    writeFileSync(join(theme, 'node_modules', 'x', 'index.js'), '')
    writeFileSync(join(theme, '.editorconfig'), '')
    writeFileSync(join(theme, 'layout', 'theme.liquid'), 'one\n  {% nothing %}')
    writeFileSync(join(theme, 'snippets', 'loud.liquid'), '{{ event.title | shout }}')
    writeFileSync(join(theme, 'server.js'), '')
    expect(await run('check', 'jetty')).toEqual({
      code: 1,
      out: expect.stringMatching(
        /^layout\/theme\.liquid:2:3: error: There is no tag nothing here\.\nserver\.js: error: .*\nsnippets\/loud\.liquid:1:1: error: There is no filter shout\.\n3 problems\.\n$/,
      ),
    })
    expect(
      JSON.parse((await run('zip', 'jetty', 'broken.zip', '--json')).out.replace(/\d+ problems\.\n$/, '')),
    ).toMatchObject({
      problems: [
        { column: 3, file: 'layout/theme.liquid', line: 2 },
        { file: 'server.js' },
        { message: 'There is no filter shout.' },
      ],
    })
    expect(() => readFileSync(join(folder, 'broken.zip'))).toThrow()
  })

  it('prints its usage and reports missing folders and symbolic links', async () => {
    expect(await run('--help')).toEqual({ code: 0, out: expect.stringContaining('npm run theme -- new <folder>') })
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

describe('a command of the theme program', () => {
  const read = (...args: string[]) => readCommand(args, 'npx callboard theme')

  it('is read with its options', () => {
    expect(read('zip', 'jetty', 'named.zip')).toMatchObject({ name: 'zip', output: 'named.zip', target: 'jetty' })
    expect(read('dev', 'jetty', '--server', 'x', '--port', '1')).toMatchObject({ port: '1', server: 'x' })
    expect(read('new', 'jetty', '--name', 'Jetty')).toMatchObject({ themeName: 'Jetty' })
    expect(read('-h')).toMatchObject({ name: 'help' })
  })

  it.each([[[]], [['new']], [['check', 'a', 'b']], [['mend', 'jetty']], [['new', 'a', 'b']]])(
    'is answered with the usage if it is %j',
    (args) => expect(() => read(...args)).toThrow(/^npx callboard theme new <folder>/),
  )

  it('is refused with an option that it does not have', () => {
    expect(() => read('check', 'jetty', '--port', '1')).toThrow(/^npx callboard theme check has no option --port\.\n/)
    expect(() => read('check', 'jetty', '--colour')).toThrow(/^Unknown option '--colour'\.\n/)
  })

  it('is refused for a file that is no folder', async () => {
    const args = ['zip', 'package.json']
    await expect(themeCommand({ args, command: 'x', cwd: process.cwd() })).rejects.toThrow(
      'package.json is not the folder of a theme.',
    )
  })
})

describe('the token of npm run theme -- dev', () => {
  const terminal = (typed: string | null) => {
    const input = Object.assign(new PassThrough(), { isTTY: typed !== null })
    const shown: string[] = []
    const output = new PassThrough().on('data', (data: Buffer) => void shown.push(String(data)))
    input.end(typed ?? '')
    return { input, output, shown }
  }

  it('is read from the environment, or asked for without being shown', async () => {
    expect(await readToken(' cbp_one ', terminal(null))).toBe('cbp_one')
    const asked = terminal('cbp_two\n')
    expect(await readToken(undefined, asked)).toBe('cbp_two')
    expect(asked.shown.join('')).toBe('Access token: \n')
  })

  it('is missed where nobody can be asked, and refused in pieces', async () => {
    await expect(readToken(undefined, terminal(null))).rejects.toThrow('Put an access token in CALLBOARD_TOKEN')
    await expect(readToken('', terminal('\n'))).rejects.toThrow('Put an access token in CALLBOARD_TOKEN')
    await expect(readToken('cbp_one two', terminal(null))).rejects.toThrow('This is not an access token.')
  })

  it.each([
    ['https://admin.example.org/', 'https://admin.example.org'],
    ['admin.example.org', 'https://admin.example.org'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://admin.localhost:3000/admin', 'http://admin.localhost:3000'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('goes to %s', (typed, origin) => expect(serverAddress(typed)).toBe(origin))

  it.each([
    ['http://admin.example.org', 'with https://'],
    ['http://localhost.example.org', 'with https://'],
    ['https://cbp_one@admin.example.org', 'Leave the token out of the address'],
    ['https://admin.example.org/?token=cbp_one', 'Leave the token out of the address'],
    ['not an address', 'is not the address of an admin'],
  ])('never goes to %s', (typed, message) => expect(() => serverAddress(typed)).toThrow(message))
})
