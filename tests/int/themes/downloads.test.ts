import { setTimeout as wait } from 'node:timers/promises'
import { boot, ORIGIN, type TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { create, makeWorld, type World } from '@tests/support/world'
import { poolOf } from '@/database/connections'
import { issueDownload } from '@/plugins/themes/lib/download/downloadToken'
import { openZip, readEntry } from '@/plugins/themes/lib/package/readZip'
import { themeZip } from '@tests/support/themeZip'
import { packageOf, upload } from './support/upload'

let app: TestApp
let world: World
let theme: string

const FILES = {
  'assets/site.css': 'a {\n  color: red;\n}\n',
  'layout/theme.liquid': '{{ content_for_layout }}',
  'locales/en.json': '{"a": "A"}',
}

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  theme = (await upload(editor(), { key: 'harbour', tenant: world.a }, themeZip(FILES))).body.themeId
  await upload(
    editor(),
    { key: 'harbour', tenant: world.a },
    themeZip({ ...FILES, 'layout/theme.liquid': 'second' }, { version: '2.0.0' }),
  )
})
afterAll(() => app.close())

const editor = () => world.clients['editor-a']!
const link = async (body: object = {}, client = editor()) =>
  (await client.post<{ url: string }>(`/themes/${theme}/download`, body)).body.url
const follow = async (url: string) => app.send(new Request(url))

async function contentOf(response: Response): Promise<Record<string, string>> {
  const { entries, zip } = await openZip(Buffer.from(await response.arrayBuffer()))
  const files: Record<string, string> = {}
  for (const one of entries) files[one.name] = (await readEntry(zip, one, 1_000_000)).toString()
  return files
}

describe('a download', () => {
  it('[B-292] [B-318] is a link that works without a session, and gives back what was uploaded', async () => {
    const url = await link()
    expect(url.startsWith(`${ORIGIN}/api/themes/download/`)).toBe(true)
    const response = await follow(url)
    expect([
      response.status,
      response.headers.get('Content-Type'),
      response.headers.get('Content-Disposition'),
    ]).toEqual([200, 'application/zip', 'attachment; filename="harbour-2.0.0.zip"'])
    expect(await contentOf(response)).toEqual({
      ...FILES,
      'layout/theme.liquid': 'second',
      'theme.json': expect.stringContaining('2.0.0'),
    })
    expect((await contentOf(await follow(await link({ version: 1 }))))['layout/theme.liquid']).toBe(
      FILES['layout/theme.liquid'],
    )
    expect((await editor().post(`/themes/${theme}/download`, { version: 9 })).status).toBe(404)
  })

  it('can be uploaded again as it is', async () => {
    const zip = Buffer.from(await (await follow(await link())).arrayBuffer())
    expect((await upload(editor(), { key: 'again', tenant: world.a }, zip)).status).toBe(201)
  })

  it('notes who asked for it, and each use under their name', async () => {
    await (await follow(await link())).arrayBuffer()
    const { rows } = await poolOf(app.payload).query<{
      action: string
      actor_email: string
      after: object
      target: string
    }>(
      `select action, actor_email, after, target from audit_log where action in ('themes.downloaded', 'themes.linkUsed') order by created_at desc, action limit 2`,
    )
    expect(rows.map((row) => row.action).sort()).toEqual(['themes.downloaded', 'themes.linkUsed'])
    for (const row of rows)
      expect(row).toMatchObject({
        actor_email: 'editor-a@test.example',
        after: { number: 2, theme: 'Harbour' },
        target: `themes/${theme}`,
      })
  })

  it('the download of a theme without a package is its manifest beside the built-in files, and can be uploaded', async () => {
    const plain = await create(app.payload, 'themes', {
      _status: 'published',
      manifest: { blocks: [{ name: 'hours' }] },
      name: 'Plain',
      renderMode: 'code',
      tenant: world.a,
      version: '3',
    })
    const { url } = (await editor().post<{ url: string }>(`/themes/${plain}/download`, {})).body
    const zip = Buffer.from(await (await follow(url)).arrayBuffer())
    const files = await contentOf(new Response(zip))
    expect(JSON.parse(files['theme.json']!)).toEqual({
      blocks: [{ name: 'hours' }],
      engine: '1',
      name: 'Plain',
      version: '3',
    })
    expect(files['layout/theme.liquid']).toContain('content_for_layout')
    const again = await upload(editor(), { key: 'plain', tenant: world.a }, zip)
    expect([again.status, again.body.problems]).toEqual([201, undefined])
  })

  it('ends after ten minutes, with a changed letter, and with the right of its person', async () => {
    const { secret } = app.payload
    const target = { number: 2, tenant: world.a, theme, user: world.users['editor-a']! }
    const at = (now: Date, more: object = {}, key = secret) =>
      follow(`${ORIGIN}/api/themes/download/${issueDownload({ ...target, ...more }, { now, secret: key })}`)
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    expect((await at(ago(9.9))).status).toBe(200)
    expect((await at(ago(10.1))).status).toBe(404)
    expect((await at(new Date(), {}, 'another secret')).status).toBe(404)
    expect((await at(new Date(), { tenant: world.b })).status).toBe(404)
    expect((await at(new Date(), { user: world.users['editor-b'] })).status).toBe(404)
    const url = await link()
    expect((await follow(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404)
    expect((await anonymous(app).get('/themes/download/nothing')).status).toBe(404)

    const viewers = await link({}, world.clients['viewer-a']!)
    expect((await follow(viewers)).status).toBe(200)
    await app.payload.delete({
      collection: 'memberships',
      where: { and: [{ tenant: { equals: world.a } }, { user: { equals: world.users['viewer-a']! } }] },
    })
    expect((await follow(viewers)).status).toBe(404)
  })

  it('is refused for a theme in the trash, and works on after the version is no longer the newest', async () => {
    const other = (await upload(editor(), { key: 'other', tenant: world.a }, packageOf({ name: 'Other' }))).body.themeId
    const { url } = (await editor().post<{ url: string }>(`/themes/${other}/download`, {})).body
    await upload(editor(), { key: 'other', tenant: world.a }, packageOf({ name: 'Other' }, 'later'))
    expect((await contentOf(await follow(url)))['layout/theme.liquid']).toBe('A{{ content_for_layout }}')
    await world.clients['owner-a']!.post(`/themes/${other}/delete`, {})
    expect((await follow(url)).status).toBe(404)
  })

  it('a download that is broken off leaves nothing open', async () => {
    const response = await follow(await link())
    await response.body?.cancel()
    await wait(0)
    expect((await follow(await link())).status).toBe(200)
  })
})
