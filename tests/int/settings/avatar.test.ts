import { boot, type TestApp } from '@tests/support/boot'
import type { Client } from '@tests/support/client'
import { tinyPng } from '@tests/support/files'
import { heic } from '@tests/support/pictures/heic'
import { makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let owner: Client

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  owner = world.clients['owner-a']!
})
afterAll(() => app.close())

interface Uploaded {
  doc: { id: string; filename: string; mimeType: string; url: string; tenant: string }
  errors?: { message: string }[]
}

function upload(
  content: Uint8Array | string,
  name: string,
  type: string,
  { client = owner, tenant = world.a }: { client?: Client; tenant?: string | null } = {},
) {
  const form = new FormData()
  form.append('file', new File([content as never], name, { type }))
  if (tenant) form.append('_payload', JSON.stringify({ tenant }))
  return client.post<Uploaded>('/avatars', form)
}

const choose = (avatarId: string, client = owner) =>
  client.post<{ avatar: string | null }>(`/tenants/${world.a}/avatar`, { avatarId })

describe('[A-260, A-261, A-266, A-267, A-098] the picture of a site', () => {
  it('is uploaded, chosen and removed', async () => {
    const uploaded = await upload(tinyPng(), 'mark.png', 'image/png')
    expect([uploaded.status, uploaded.body.doc.tenant]).toEqual([201, world.a])
    const { id } = uploaded.body.doc
    expect((await choose(id)).body.avatar).toBe(id)
    expect((await owner.delete<{ avatar: string | null }>(`/tenants/${world.a}/avatar`)).body.avatar).toBeNull()
  })

  it('is for the site on screen where none is named', async () => {
    expect((await upload(tinyPng(), 'mark.png', 'image/png', { tenant: null })).body.doc.tenant).toBe(world.a)
  })

  it('[A-192, A-193, A-347] is 5 MB at most', async () => {
    const answer = await upload(Buffer.concat([tinyPng(), Buffer.alloc(5 * 1024 * 1024)]), 'large.png', 'image/png')
    expect([answer.status, answer.body.errors![0]!.message]).toEqual([413, 'Please select an image smaller than 5MB'])
  })

  it.each([
    ['a film', 'film.png', 'image/png', Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex')],
    ['a page', 'page.png', 'image/png', '<!doctype html><script>alert(1)</script>'],
    [
      'an animated picture',
      'a.gif',
      'image/gif',
      Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
    ],
    ['nothing', 'empty.png', 'image/png', ''],
  ])('[A-194, A-195] is not %s, whatever it calls itself', async (_, name, type, content) => {
    const answer = await upload(content, name, type)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    if (content !== '') expect([answer.status, answer.body.errors![0]!.message]).toEqual([415, 'Unsupported file type'])
  })

  it('may be a photograph from a phone, which is stored as JPEG', async () => {
    const { body, status } = await upload(heic(), 'IMG_1.HEIC', '')
    expect([status, body.doc.mimeType, body.doc.filename.slice(-4)]).toEqual([201, 'image/jpeg', '.jpg'])
  })

  it('is an SVG without anything that runs', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload="alert(1)"><script>alert(2)</script><circle r="4"/></svg>'
    const { body, status } = await upload(svg, 'mark.svg', 'image/svg+xml')
    expect([status, body.doc.mimeType]).toEqual([201, 'image/svg+xml'])
    const file = await owner.get(`/avatars/file/${body.doc.filename}`)
    expect(file.text).toContain('<circle')
    expect(file.text).not.toMatch(/script|onload/)
    expect(file.headers.get('Content-Security-Policy')).toContain('sandbox')
  })

  it('is given by those who administer the site, and is of that site', async () => {
    expect((await upload(tinyPng(), 'a.png', 'image/png', { client: world.clients['editor-a'] })).status).toBe(403)
    expect((await upload(tinyPng(), 'a.png', 'image/png', { tenant: world.b })).status).toBe(403)
    const foreign = (
      await upload(tinyPng(), 'a.png', 'image/png', { client: world.clients['owner-b'], tenant: world.b })
    ).body.doc.id
    expect((await choose(foreign)).status).toBe(422)
    const own = (await upload(tinyPng(), 'a.png', 'image/png')).body.doc.id
    expect((await choose(own, world.clients['editor-a'])).status).toBe(403)
    expect((await choose(own, world.clients['admin-a'])).status).toBe(200)
  })
})
