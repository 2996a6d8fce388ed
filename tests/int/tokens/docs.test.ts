import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'
import { createProgram, serve, type Served } from './support'

const run = promisify(execFile)
const guide = readFileSync('docs/programs.md', 'utf8')
const [readPages = '', connect = ''] = [...guide.matchAll(/```js\n([^]*?)```/g)].map(([, code]) => code)

let app: TestApp
let world: World
let server: Served

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  server = await serve(app)
  await create(app.payload, 'pages', { tenant: world.a, title: 'Plan your visit' })
})
afterAll(async () => {
  await server.close()
  await app.close()
})

/** Runs a program of the guide as its reader does. @returns what it prints */
async function runWith(token: string, program: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], {
    env: { CALLBOARD_TOKEN: token, CALLBOARD_URL: server.url, NODE_ENV: 'production', PATH: process.env.PATH },
  })
  return stdout
}

describe('the guide for programs', () => {
  it('reads pages', async () => {
    const { token } = await createProgram(app, world.clients['editor-a']!, world.a)
    expect(await runWith(token, readPages)).toContain("'Plan your visit'")
    await expect(runWith('cbp_…', readPages)).rejects.toThrow()
  })

  it('calls a tool over the Model Context Protocol', async () => {
    const { token } = await createProgram(app, world.clients['editor-a']!, world.a)
    expect(await runWith(token, connect)).toContain('Plan your visit')
    const { token: other } = await createProgram(app, world.clients['editor-b']!, world.b)
    expect(await runWith(other, connect)).not.toContain('Plan your visit')
  })

  it('has a file for assistants that leads to the same place', () => {
    const [, file = ''] = /```json\n([^]*?)```/.exec(guide) ?? []
    const { callboard } = (
      JSON.parse(file) as { mcpServers: Record<string, { headers: Record<string, string>; url: string }> }
    ).mcpServers
    expect([new URL(callboard!.url).pathname, Object.keys(callboard!.headers)]).toEqual(['/api/mcp', ['Authorization']])
  })

  it('names the codes that are answered', async () => {
    const { token, call } = await createProgram(app, world.clients['editor-a']!, world.a)
    const codes = [
      (await call('GET', '/users/me')).body.code,
      (
        (await (await fetch(`${server.url}/api/pages`, { headers: { Authorization: `Bearer ${token}0` } })).json()) as {
          code: string
        }
      ).code,
    ]
    for (const code of codes) expect(guide).toContain(`\`${String(code)}\``)
    expect(codes).toEqual(['forbidden:tokens', 'unauthorized:tokens'])
  })
})
