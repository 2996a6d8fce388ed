import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

interface Bulk {
  docs: { id: string }[]
  errors: { message: string }[]
}

/** What the screen of one document in the trash sends: the filter of a list, for the one document. */
const address = (type: string, id: string) =>
  `/${type}?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`
const screen = { headers: { 'Sec-Fetch-Site': 'same-origin' } }
const owner = () => world.clients['owner-a']!

async function trashed(type: string, data: object): Promise<string> {
  const id = await create(app.payload, type, { _status: 'published', tenant: world.a, ...data })
  expect((await owner().patch(`/${type}/${id}`, { deletedAt: new Date().toISOString() }, screen)).status).toBe(200)
  return id
}

const stored = async (type: string, id: string) =>
  (await owner().get<{ _status: string; deletedAt: string | null; title: string }>(`/${type}/${id}?trash=true`)).body

describe('from the screen of a document in the trash', () => {
  it.each(['draft', 'published'])('it is restored as %s', async (_status) => {
    for (const [type, data] of [
      ['pages', { title: `Back as ${_status}` }],
      ['venues', { name: `House, ${_status}` }],
      ['seasons', { title: `Season, ${_status}` }],
    ] as const) {
      const id = await trashed(type, data)
      const answer = await owner().patch<Bulk>(address(type, id), { _status, deletedAt: null }, screen)
      expect([answer.status, answer.body.docs.map((doc) => doc.id), answer.body.errors]).toEqual([200, [id], []])
      expect(await stored(type, id)).toMatchObject({ _status, deletedAt: null })
    }
  })

  it('it is deleted for good', async () => {
    const id = await trashed('pages', { title: 'Gone' })
    const answer = await owner().delete<Bulk>(address('pages', id), screen)
    expect([answer.status, answer.body.docs.map((doc) => doc.id)]).toEqual([200, [id]])
    expect((await owner().get(`/pages/${id}?trash=true`)).status).toBe(404)
  })

  it('nobody restores or deletes who may not, and a screen that names nothing is refused', async () => {
    const id = await trashed('pages', { title: 'Kept' })
    expect(
      (await world.clients['viewer-a']!.patch(address('pages', id), { _status: 'draft', deletedAt: null }, screen))
        .status,
    ).toBe(403)
    expect((await world.clients['editor-a']!.delete(address('pages', id), screen)).status).toBe(403)
    expect(
      (
        await world.clients['editor-b']!.patch<Bulk>(
          address('pages', id),
          { _status: 'draft', deletedAt: null },
          screen,
        )
      ).body.docs,
    ).toEqual([])
    const all = await owner().patch(
      '/pages?trash=true&where[and][0][deletedAt][exists]=true',
      { _status: 'draft', deletedAt: null },
      screen,
    )
    expect([all.status, all.text]).toEqual([400, expect.stringContaining('Choose the documents by their IDs')])
    expect((await stored('pages', id)).deletedAt).not.toBeNull()
  })

  it('it tells that there is nothing to view, what it refers to in the trash, and where it was used', async () => {
    const venue = await trashed('venues', { name: 'The Barn' })
    const season = await create(app.payload, 'seasons', { _status: 'published', tenant: world.a, title: 'Spring' })
    const event = await create(app.payload, 'events', {
      _status: 'published',
      season,
      tenant: world.a,
      title: 'Hamlet',
    })
    await app.payload.update({ collection: 'events', data: { venue }, id: event, overrideAccess: true })
    for (const [type, id] of [
      ['events', event],
      ['seasons', season],
    ] as const)
      await owner().patch(`/${type}/${id}`, { deletedAt: new Date().toISOString() }, screen)
    const tell = (path: string) => owner().get(`/documents/${path}`)
    const addresses = await Promise.all(
      [`events/${event}`, `seasons/${season}`, `venues/${venue}`].map((path) => tell(`${path}/live-address`)),
    )
    expect(addresses.map(({ body, status }) => [status, body])).toEqual([1, 2, 3].map(() => [200, { address: null }]))
    const targets = await tell(`events/${event}/trashed-targets`)
    expect(targets.status).toBe(200)
    expect((targets.body.targets as { title: string }[]).map(({ title }) => title).sort()).toEqual([
      'Spring',
      'The Barn',
    ])
    const page = await create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'Lear' })
    await app.payload.update({ collection: 'events', data: { venue }, id: page, overrideAccess: true })
    const uses = await owner().post<{ places: { title: string }[] }>('/documents/venues/uses', { ids: [venue] })
    // What lies in the trash itself uses nothing.
    expect([uses.status, uses.body.places.map(({ title }) => title)]).toEqual([200, ['Lear']])
    for (const path of [`events/${event}/live-address`, `events/${event}/trashed-targets`]) {
      expect((await world.clients['editor-b']!.get(`/documents/${path}`)).status).toBe(404)
      expect((await world.clients.stranger!.get(`/documents/${path}`)).status).toBe(404)
    }
    expect((await world.clients['editor-b']!.post('/documents/venues/uses', { ids: [venue] })).status).toBe(404)
    // A draft in the trash is shown to nobody.
    expect((await owner().post(`/documents/events/${event}/preview-links`, { days: 1 })).status).toBe(404)
  })
})

describe('a call that asks for a draft', () => {
  it('moves the whole document to the trash and back, never its newest version alone', async () => {
    const id = await create(app.payload, 'pages', { _status: 'published', tenant: world.a, title: 'Whole' })
    const both = async () =>
      Promise.all(
        [false, true].map(
          async (draft) =>
            (await owner().get<{ deletedAt: string | null }>(`/pages/${id}?trash=true&draft=${draft}`)).body.deletedAt,
        ),
      )
    expect((await owner().patch(`/pages/${id}?draft=true`, { deletedAt: new Date().toISOString() })).status).toBe(200)
    expect((await both()).map(Boolean)).toEqual([true, true])
    expect((await owner().get(`/pages/${id}`)).status).toBe(404)
    expect((await owner().patch(`/pages/${id}?draft=true&trash=true`, { deletedAt: null })).status).toBe(200)
    expect(await both()).toEqual([null, null])
    expect((await stored('pages', id))._status).toBe('draft')
    // A draft that says that it is not in the trash is a draft.
    await owner().patch(`/pages/${id}`, { _status: 'published' })
    await owner().patch(`/pages/${id}?draft=true`, { deletedAt: null, title: 'Drafted' })
    expect((await stored('pages', id)).title).toBe('Whole')
  })
})
