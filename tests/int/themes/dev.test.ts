import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boot, type TestApp } from '@tests/support/boot'
import { PASSWORD } from '@tests/support/client'
import { listen } from '@tests/support/listen'
import { THEME_JSON } from '@tests/support/themeZip'
import { until } from '@tests/support/until'
import { create, makeWorld, type World } from '@tests/support/world'
import { devTheme, type Development } from '@/plugins/themes/cli/dev/devTheme'
import type { RunningServer } from '@/plugins/ticketing/demo/http'

let app: TestApp
let world: World
let server: RunningServer
let folder: string
let development: Development
const said: string[] = []
const problems: { file: string; line: number | null }[] = []

const write = (text: string) => writeFileSync(join(folder, 'layout', 'theme.liquid'), `<!doctype html><html><head>{{ content_for_head }}</head><body>${text} {{ content_for_layout }}</body></html>`)
const start = (more: object = {}) => devTheme({ email: 'editor-a@test.example', folder, password: PASSWORD, port: 0, say: (line) => void said.push(line), sayProblem: (one) => void problems.push(one), server: `http://localhost:${server.host.split(':')[1]}`, tenant: 'a', ...more })

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  server = await listen(app)
  await create(app.payload, 'pages', { _status: 'published', slug: 'visit', tenant: world.a, title: 'Visit us' })
  folder = join(mkdtempSync(join(tmpdir(), 'callboard-theme-')), 'harbour')
  mkdirSync(join(folder, 'layout'), { recursive: true })
  writeFileSync(join(folder, 'theme.json'), JSON.stringify(THEME_JSON))
  write('first')
})
afterAll(async () => {
  await development?.close()
  await server.close()
  await app.close()
  rmSync(folder, { force: true, recursive: true })
})

const themes = async () => (await world.clients['editor-a']!.get<{ docs: { isDevelopmentTheme: boolean; key: string }[] }>('/themes?depth=0')).body.docs

describe('developing a theme', () => {
  it('takes somebody who can sign in, and a site of theirs', async () => {
    await expect(start({ password: 'wrong' })).rejects.toThrow('You cannot sign in')
    await expect(start({ email: undefined })).rejects.toThrow('CALLBOARD_PASSWORD')
    await expect(start({ tenant: 'b' })).rejects.toThrow('There is no site "b" that you work on.')
    expect(await themes()).toEqual([])
  })

  it('uploads it as a development theme, and whenever a file is saved; an open page is told', async () => {
    development = await start()
    expect(await themes()).toEqual([expect.objectContaining({ isDevelopmentTheme: true, key: 'dev-harbour' })])
    const page = await (await fetch(`${development.address}/visit`)).text()
    expect(page).toContain('first')
    expect(page).toContain('Visit us')
    expect(page).toContain('<script src="/__theme/reload.js" defer></script></body>')
    const events = await fetch(`${development.address}/__theme/events`)
    const reader = events.body!.getReader()
    const next = async () => Buffer.from((await reader.read()).value ?? []).toString()
    expect(await next()).toContain('ready')
    write('second')
    expect(await next()).toContain('event: reload')
    await reader.cancel()
    await until(() => said.some((line) => line.startsWith('Version 2 after')))
    expect(await (await fetch(`${development.address}/visit`)).text()).toContain('second')
  })

  it('says what is wrong with a file, and goes on when it is well again', async () => {
    write('{% if %}')
    await until(() => problems.length > 0)
    expect(problems[0]).toMatchObject({ file: 'layout/theme.liquid', line: 1 })
    write('third')
    await until(() => said.some((line) => line.startsWith('Version 3 after')))
  })
})
