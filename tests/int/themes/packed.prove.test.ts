import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { makeClone, type Clone, type Ran } from '../docs/support/clone'

/** Bundling and packing, on a machine that may have other work. */
const PATIENCE_MS = 300_000

const PACKAGE = 'callboard-0.1.0.tgz'

let clone: Clone
let folder: string

beforeAll(async () => {
  clone = makeClone({})
  const manifest = readFileSync(join(clone.folder, 'package.json'), 'utf8')
  const { code, out } = await clone.run('npm pack --silent')
  expect({ code, out }).toEqual({ code: 0, out: `${PACKAGE}\n` })
  // The manifest of the product is back in its place.
  expect(readFileSync(join(clone.folder, 'package.json'), 'utf8')).toBe(manifest)
  folder = mkdtempSync(join(tmpdir(), 'callboard-designer-'))
  await installIn(folder)
}, PATIENCE_MS)
afterAll(() => {
  clone?.remove()
  if (folder) rmSync(folder, { force: true, recursive: true })
})

const exec = (command: string, args: string[], cwd: string): Promise<Ran> =>
  new Promise((done) => {
    const PATH = [join(folder, 'node_modules', '.bin'), dirname(process.execPath), process.env.PATH].join(delimiter)
    execFile(command, args, { cwd, env: { HOME: tmpdir(), NODE_ENV: 'production', PATH } }, (error, out, problems) =>
      done({ code: Number(error?.code ?? 0), out: out + problems }),
    )
  })

/** What `npm install` does with the package, from the packages of this repository instead of a registry. */
async function installIn(place: string): Promise<void> {
  const modules = join(place, 'node_modules')
  mkdirSync(join(modules, '.bin'), { recursive: true })
  await exec('tar', ['-xzf', join(clone.folder, PACKAGE), '-C', modules], place)
  const { bin, dependencies } = JSON.parse(readFileSync(join(modules, 'package', 'package.json'), 'utf8')) as {
    bin: { callboard: string }
    dependencies: Record<string, string>
  }
  await exec('mv', [join(modules, 'package'), join(modules, 'callboard')], place)
  for (const name of Object.keys(dependencies)) symlinkSync(resolve('node_modules', name), join(modules, name))
  symlinkSync(join('..', 'callboard', bin.callboard), join(modules, '.bin', 'callboard'))
}

const callboard = (...args: string[]): Promise<Ran> => exec('callboard', args, folder)

describe('the packed program, in a folder with nothing else', () => {
  it('brings few packages and no source of the product', () => {
    const installed = join(folder, 'node_modules', 'callboard')
    const { dependencies, scripts } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
      dependencies: object
      scripts?: object
    }
    expect([Object.keys(dependencies), scripts]).toEqual([['jsdom', 'lightningcss', 'sharp'], undefined])
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' })
    expect(files.filter((name) => name.endsWith('.ts'))).toEqual([])
    expect(files).toEqual(expect.arrayContaining(['LICENSE', join('dist', 'LICENSES.txt'), join('docs', 'themes.md')]))
  })

  it(
    'creates, checks and packs a theme',
    async () => {
      expect(await callboard('theme', 'new', 'jetty')).toEqual({
        code: 0,
        out: 'Created 15 files in jetty. Next: npx callboard theme check jetty\n',
      })
      writeFileSync(
        join(folder, 'jetty', 'assets', 'mark.svg'),
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><style>path{fill:red}</style><path d="M0 0h1v1z"/></svg>',
      )
      expect(await callboard('theme', 'check', 'jetty')).toEqual({ code: 0, out: 'jetty 0.1.0 has no problems.\n' })
      expect(await callboard('theme', 'zip', 'jetty')).toEqual({
        code: 0,
        out: expect.stringMatching(/^jetty-0\.1\.0\.zip is ready to upload \(\d+ KB\)\.\n$/),
      })
      expect(existsSync(join(folder, 'jetty-0.1.0.zip'))).toBe(true)
    },
    PATIENCE_MS,
  )

  it(
    'finds what an upload would find: in style sheets, pictures and templates',
    async () => {
      writeFileSync(join(folder, 'jetty', 'assets', 'mark.svg'), '<svg')
      writeFileSync(join(folder, 'jetty', 'assets', 'theme.css'), 'a { color: red; }}')
      writeFileSync(join(folder, 'jetty', 'templates', 'page.liquid'), '\n{{ page.title | shout }}{% render "pager" %}')
      const { code, out } = await callboard('theme', 'check', 'jetty')
      expect({ code, lines: out.split('\n') }).toEqual({
        code: 1,
        lines: [
          'assets/mark.svg: error: This SVG cannot be read. Please export it again.',
          expect.stringMatching(/^assets\/theme\.css:1:\d+: error: /),
          'templates/page.liquid:2:1: error: There is no filter shout.',
          '3 problems.',
          '',
        ],
      })
    },
    PATIENCE_MS,
  )

  it(
    'says how it is used, and what it needs to show a site',
    async () => {
      expect(await callboard()).toEqual({ code: 0, out: expect.stringContaining('npx callboard theme new <folder>') })
      expect((await callboard('new', 'quay')).code).toBe(2)
      expect(await callboard('theme', 'dev', 'jetty')).toEqual({
        code: 2,
        out: expect.stringContaining('Put an access token in CALLBOARD_TOKEN'),
      })
    },
    PATIENCE_MS,
  )
})
