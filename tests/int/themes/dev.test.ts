import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { devTheme, type Development } from '@/plugins/themes/cli/dev/devTheme'
import type { RunningServer } from '@/plugins/ticketing/demo/http'
import { boot, type TestApp } from '@tests/support/boot'
import { listen } from '@tests/support/listen'
import { THEME_JSON } from '@tests/support/themeZip'
import { until } from '@tests/support/until'
import { create, makeWorld, type World } from '@tests/support/world'
import { createProgram } from '../tokens/support'

let app: TestApp
let world: World
let server: RunningServer
let folder: string
let development: Development
let token: string
const said: string[] = []
const problems: { column: number | null; file: string; line: number | null }[] = []

/** Several files, as a theme has them. */
const SNIPPETS = 12

const write = (text: string) =>
  writeFileSync(
    join(folder, 'layout', 'theme.liquid'),
    `<!doctype html><html><head>{{ content_for_head }}</head><body><a href="{{ site.url }}/visit">there</a>${text} {{ content_for_layout }}</body></html>`,
  )
const tokenFor = async (keys: string[]) =>
  (await createProgram(app, world.clients['editor-a']!, world.a, { keys })).token
const start = (more: object = {}) =>
  devTheme({
    folder,
    port: 0,
    log: (line) => void said.push(line),
    logProblem: (one) => void problems.push(one),
    server: `http://localhost:${server.host.split(':')[1]}`,
    token: async () => token,
    ...more,
  })

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  server = await listen(app)
  token = await tokenFor(['themes:manage'])
  await create(app.payload, 'pages', {
    _status: 'published',
    slug: 'visit',
    slugLock: false,
    tenant: world.a,
    title: 'Visit us',
  })
  folder = join(mkdtempSync(join(tmpdir(), 'callboard-theme-')), 'harbour')
  for (const name of ['assets', 'layout', 'snippets']) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'theme.json'), JSON.stringify(THEME_JSON))
  writeFileSync(join(folder, 'assets', 'site.css'), '.card { color: #123456; }\n'.repeat(200))
  for (let index = 0; index < SNIPPETS; index++)
    writeFileSync(join(folder, 'snippets', `part-${index}.liquid`), '<p>{{ page.title }}</p>\n'.repeat(40))
  write('first')
})
afterAll(async () => {
  await development?.close()
  await server.close()
  await app.close()
  rmSync(folder, { force: true, recursive: true })
})

const themes = async () =>
  (await world.clients['editor-a']!.get<{ docs: { isDevelopmentTheme: boolean; key: string }[] }>('/themes?depth=0'))
    .body.docs
const page = async (path = '/visit') => (await fetch(development.address + path)).text()

interface Listening {
  /** The next event of this kind, with its data. */
  next: (kind: string) => Promise<{ column: number | null; file: string; line: number | null; message: string }[]>
  stop: () => Promise<void>
}

/** What an open page is told. */
async function openPage(): Promise<Listening> {
  const reader = (await fetch(`${development.address}/__theme/events`)).body!.getReader()
  let read = ''
  const next = async (kind: string): ReturnType<Listening['next']> => {
    for (;;) {
      const found = new RegExp(`event: ${kind}\ndata: (.*)\n\n`).exec(read)
      if (found) {
        read = read.slice(found.index + found[0].length)
        return JSON.parse(found[1]!) as Awaited<ReturnType<Listening['next']>>
      }
      const { done, value } = await reader.read()
      if (done) throw new Error('The page is told nothing any more')
      read += Buffer.from(value).toString()
    }
  }
  return { next, stop: () => reader.cancel() }
}

describe('developing a theme', () => {
  it('takes a token that may manage themes, and says why it takes no other', async () => {
    await expect(start({ token: async () => 'cbp_unknown' })).rejects.toThrow(
      /does not accept the access token: This access token is unknown/,
    )
    const viewing = await tokenFor(['pages:manage', 'themes:view'])
    await expect(start({ token: async () => viewing })).rejects.toThrow('must not manage themes of')
    await expect(start({ server: 'http://127.0.0.1:9' })).rejects.toThrow('does not respond. Is it running?')
    await expect(start({ port: Number(server.host.split(':')[1]) })).rejects.toThrow('is taken. Choose another one')
    expect(await themes()).toEqual([])
  })

  it('never asks for the token to send it where others could read it', async () => {
    let asked = 0
    const counted = async () => {
      asked++
      return 'cbp_unknown'
    }
    await expect(start({ server: 'http://admin.example.org', token: counted })).rejects.toThrow('with https://')
    expect(asked).toBe(0)
    await expect(start({ token: counted })).rejects.toThrow('does not accept')
    expect(asked).toBe(1)
  })

  it('shows the site with it as a development theme, and links lead on within it', async () => {
    development = await start()
    expect(await themes()).toEqual([expect.objectContaining({ isDevelopmentTheme: true, key: 'dev-harbour' })])
    const shown = await page()
    expect(shown).toContain('first')
    expect(shown).toContain('Visit us')
    expect(shown).toContain(`<a href="${development.address}/visit">there</a>`)
    expect(shown).toContain('<script src="/__theme/reload.js" defer></script></body>')
    expect((await fetch(`${development.address}/__theme/reload.js`)).headers.get('Content-Type')).toContain(
      'javascript',
    )
  })

  it('reloads an open page whenever a file is saved, with what was saved', async () => {
    const opened = await openPage()
    const took: number[] = []
    for (const text of ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']) {
      const began = performance.now()
      write(text)
      await opened.next('reload')
      const reloaded = performance.now() - began
      expect(await page()).toContain(`${text} `)
      took.push(reloaded)
      console.log(
        `FIGURE theme dev: told to reload ${Math.round(reloaded)} ms after the save, new page there after ${Math.round(performance.now() - began)} ms`,
      )
    }
    console.log(
      `FIGURE theme dev: median ${Math.round(took.toSorted((one, other) => one - other)[Math.floor(took.length / 2)]!)} ms to the reload`,
    )
    await opened.stop()
  })

  it('says in the page what is wrong with a file, with its line and column, and goes on when it is mended', async () => {
    const opened = await openPage()
    writeFileSync(join(folder, 'snippets', 'part-0.liquid'), 'fine\n  {% if %}\n')
    const shown = await opened.next('problems')
    expect(shown).toEqual([
      expect.objectContaining({
        column: 8,
        file: 'snippets/part-0.liquid',
        line: 2,
        message: expect.any(String) as string,
      }),
    ])
    expect(problems).toEqual(shown)
    // The last version that could be taken is still there; who opens a page now is told, too.
    expect(await page()).toContain('seventh')
    const later = await openPage()
    expect(await later.next('problems')).toEqual(shown)
    writeFileSync(join(folder, 'snippets', 'part-0.liquid'), 'fine\n')
    await Promise.all([opened.next('reload'), later.next('reload')])
    await later.stop()
    await opened.stop()
  })

  it('says in the page what fails while it is rendered', async () => {
    const opened = await openPage()
    write('\n{% for i in (1..100000000) %}.{% endfor %}')
    await opened.next('reload')
    await opened.stop()
    await page()
    const again = await openPage()
    expect(await again.next('problems')).toEqual([expect.objectContaining({ file: 'layout/theme.liquid', line: 2 })])
    await again.stop()
    write('mended')
    await until(async () => (await page()).includes('mended'))
  })

  it('is a command that goes on until it is ended', async () => {
    const command = spawn(
      process.execPath,
      ['scripts/tool.mjs', 'src/plugins/themes/cli/main.ts', 'dev', folder, '--port', '0'],
      {
        env: {
          ...process.env,
          CALLBOARD_TOKEN: token,
          CALLBOARD_URL: `http://localhost:${server.host.split(':')[1]}`,
          NODE_OPTIONS: '',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    const ended = once(command, 'exit')
    let output = ''
    command.stdout.on('data', (data: Buffer) => void (output += String(data)))
    await until(() => output.includes('Preview at') || command.exitCode !== null, 60_000)
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? []
    expect(await (await fetch(`${address}/visit`)).text()).toContain('mended')
    expect(output).not.toContain(token)
    command.kill('SIGTERM')
    expect((await ended)[0]).toBe(0)
  }, 90_000)
})
