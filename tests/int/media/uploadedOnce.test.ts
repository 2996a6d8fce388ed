import { boot, type TestApp } from '@tests/support/boot'
import { photo } from '@tests/support/pictures/photo'
import { makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let picture: Uint8Array

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  picture = await photo('png', 40, 30)
})
afterAll(() => app.close())

interface Answer {
  doc: { id: string }
  errors?: { message: string }[]
}

/** Sends `image.png` as the tray does. */
function send(who: string, upload: unknown, { status = 'draft', tenant = world.a, title = 'Image' } = {}) {
  const body = new FormData()
  body.append('_payload', JSON.stringify({ _status: status, _upload: upload, tenant, title }))
  body.append('file', new File([new Uint8Array(picture)], 'image.png', { type: 'image/png' }))
  return world.clients[who]!.post<Answer>(`/media?depth=0&draft=${status === 'draft'}`, body)
}

const found = async (who: string, upload: string, tenant = world.a) =>
  (await world.clients[who]!.get<{ document?: string | null }>(`/media/uploads/${upload}?tenantId=${tenant}`)).body
    .document

const countOf = async (title: string) =>
  (await world.clients['owner-a']!.get<{ totalDocs: number }>(`/media?draft=true&where[title][equals]=${title}`)).body
    .totalDocs

describe('what an upload has stored', () => {
  it('is found by its id, and a file of the same name by none but its own', async () => {
    const [first, second, lost] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
    const ids = [(await send('editor-a', first)).body.doc.id, (await send('editor-a', second)).body.doc.id]
    expect([await found('editor-a', first), await found('editor-a', second)]).toEqual(ids)
    expect(ids[0]).not.toBe(ids[1])
    expect(await found('editor-a', lost)).toBeNull()
  })

  it('is not what a colleague has stored under the same name, even with the same id', async () => {
    const upload = crypto.randomUUID()
    const theirs = (await send('owner-a', upload)).body.doc.id
    expect([await found('owner-a', upload), await found('editor-a', upload)]).toEqual([theirs, null])
    const mine = await send('editor-a', upload)
    expect([mine.status, await found('editor-a', upload)]).toEqual([201, mine.body.doc.id])
    expect(mine.body.doc.id).not.toBe(theirs)
  })

  it('is told to nobody in another site', async () => {
    const upload = crypto.randomUUID()
    const { id } = (await send('owner-a', upload)).body.doc
    expect(await found('owner-a', upload)).toBe(id)
    expect(await found('owner-b', upload)).toBeUndefined()
    expect(await found('owner-b', upload, world.b)).toBeNull()
    const where = { tenant: { equals: world.b }, user: { equals: world.users.both } }
    await app.payload.update({ collection: 'memberships', data: { role: 'tenant-admin' }, overrideAccess: true, where })
    const own = (await send('both', upload)).body.doc.id
    expect([await found('both', upload), await found('both', upload, world.b)]).toEqual([own, null])
  })

  it('is told to nobody who may not upload', async () => {
    const upload = crypto.randomUUID()
    const sent = await send('viewer-a', upload)
    const asked = await world.clients['viewer-a']!.get(`/media/uploads/${upload}?tenantId=${world.a}`)
    expect([sent.status, asked.status]).toEqual([403, 403])
    expect(await found('editor-a', upload)).toBeNull()
  })

  it('is stored once, however often it is sent, also at the same time', async () => {
    const [upload, title] = [crypto.randomUUID(), 'Once']
    const both = await Promise.all([send('editor-a', upload, { title }), send('editor-a', upload, { title })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const again = await send('editor-a', upload, { title })
    expect([again.status, again.body.errors?.[0]?.message]).toEqual([409, 'This file is already in the library.'])
    expect(await countOf(title)).toBe(1)
    expect((await send('editor-a', crypto.randomUUID(), { title })).status).toBe(201)
    expect(await countOf(title)).toBe(2)
  })

  it('is not in the way of the next save, and the id is no part of the document', async () => {
    const { body } = await send('editor-a', crypto.randomUUID())
    const read = await world.clients['owner-a']!.get<Record<string, unknown>>(`/media/${body.doc.id}?draft=true`)
    expect(Object.keys(read.body)).not.toContain('_upload')
    const seen = { caption: 'A caption', updatedAt: read.body.updatedAt }
    expect((await world.clients['owner-a']!.patch(`/media/${body.doc.id}?draft=true`, seen)).status).toBe(200)
  })

  it('can be sent again when it was refused or is deleted', async () => {
    const upload = crypto.randomUUID()
    const tooLong = { status: 'published', title: 'x'.repeat(301) }
    expect((await send('owner-a', upload, tooLong)).status).toBe(400)
    expect(await found('owner-a', upload)).toBeNull()
    const { id } = (await send('owner-a', upload)).body.doc
    expect((await world.clients['owner-a']!.delete(`/media/${id}`)).status).toBe(200)
    expect((await send('owner-a', upload)).status).toBe(201)
  })

  it('is stored without an id that is none', async () => {
    expect((await send('editor-a', 'not an id')).status).toBe(201)
    expect((await world.clients['editor-a']!.get(`/media/uploads/none?tenantId=${world.a}`)).status).toBe(400)
  })
})
