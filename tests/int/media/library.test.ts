import { boot, type TestApp } from '@tests/support/boot'
import { photo } from '@tests/support/pictures/photo'
import { create, makeWorld, type World } from '@tests/support/world'
import { upload } from './support'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const client = (who: string) => world.clients[who]!
const add = async (tenant: 'a' | 'b' = 'a') =>
  (
    await upload({
      client: client(`owner-${tenant}`),
      data: await photo('png', 40, 30),
      file: 'a.png',
      tenant: world[tenant],
      type: 'image/png',
    })
  ).body.doc.id
const tag = (who: string, id: string, tags: unknown, query = '') =>
  client(who).patch<{ doc: { tags: string[] } }>(`/media/${id}${query}`, { tags })
const tagsOf = (who: string, tenant = world.a) =>
  client(who).get<{ tags: { count: number; tag: string }[] }>(`/media/tags?tenantId=${tenant}`)

describe('Media tags', () => {
  it('are stored without duplicates, counted, and filter lists, drafts included', async () => {
    const [first, second, drafted, trashed] = [await add(), await add(), await add(), await add()]
    expect((await tag('editor-a', first, ['  Winter   season', 'winter season', 'Press'])).body.doc.tags).toEqual([
      'Winter season',
      'Press',
    ])
    await tag('editor-a', second, ['Press'])
    await tag('editor-a', drafted, ['Press', 'Only drafted'], '?draft=true')
    await tag('editor-a', trashed, ['Press', 'Gone'])
    await client('owner-a').patch(`/media/${trashed}`, { deletedAt: new Date().toISOString() })
    expect((await tagsOf('viewer-a')).body.tags).toEqual([
      { count: 3, tag: 'Press' },
      { count: 1, tag: 'Only drafted' },
      { count: 1, tag: 'Winter season' },
    ])
    const find = async (where: string) =>
      (await client('viewer-a').get<{ docs: { id: string }[] }>(`/media?draft=true&depth=0&${where}`)).body.docs
        .map(({ id }) => id)
        .sort()
    expect(await find('where[or][0][and][0][tags][in][0]=Press')).toEqual([first, second, drafted].sort())
    expect(await find('where[or][0][and][0][tags][in][0]=Only%20drafted')).toEqual([drafted])
    expect(await find('where[or][0][and][0][tags][in][0]=Gone')).toEqual([])
  })

  it('stay with their document when it is published or duplicated, and can be removed', async () => {
    const id = await add()
    await tag('editor-a', id, ['Hamlet'])
    expect((await client('editor-a').patch(`/media/${id}`, { caption: 'A caption' })).status).toBe(200)
    const copy = (await client('editor-a').post<{ doc: { id: string; tags: string[] } }>(`/media/${id}/duplicate`, {}))
      .body.doc
    expect(copy.tags).toEqual(['Hamlet'])
    expect((await tag('editor-a', id, [])).body.doc.tags).toEqual([])
    expect((await client('editor-a').get<{ tags: string[] }>(`/media/${copy.id}?draft=true`)).body.tags).toEqual([
      'Hamlet',
    ])
  })

  it('are limited in number and length', async () => {
    const id = await add()
    const many = (count: number) => Array.from({ length: count }, (_, index) => `Tag ${index}`)
    expect([
      (await tag('editor-a', id, many(21))).status,
      (await tag('editor-a', id, ['x'.repeat(61)])).status,
    ]).toEqual([400, 400])
    expect([
      (await tag('editor-a', id, many(20))).status,
      (await tag('editor-a', id, ['x'.repeat(60)])).status,
    ]).toEqual([200, 200])
  })

  it('are returned only to people who may view media of that site', async () => {
    await tag('owner-b', await add('b'), ['Next door'])
    expect([(await tagsOf('owner-b')).status, (await tagsOf('both', world.b)).status]).toEqual([404, 403])
    expect((await tagsOf('viewer-a')).body.tags.map((one) => one.tag)).not.toContain('Next door')
    expect((await tagsOf('viewer-b', world.b)).body.tags).toEqual([{ count: 1, tag: 'Next door' }])
  })
})

describe('POST /api/media/use-counts', () => {
  const count = (who: string, ids: string[]) =>
    client(who).post<{ counts: Record<string, number> }>('/media/use-counts', { ids })

  it('counts each document once, without trashed ones', async () => {
    const [often, once, never] = [await add(), await add(), await add()]
    const page = (images: string[], more = {}) =>
      create(app.payload, 'pages', {
        _status: 'published',
        layout: images.map((image) => ({ blockType: 'image', image })),
        tenant: world.a,
        title: 'A page',
        ...more,
      })
    await page([often, often, once])
    await page([often])
    const trashed = await page([often, never])
    await client('owner-a').patch(`/pages/${trashed}`, { deletedAt: new Date().toISOString() })
    expect((await count('viewer-a', [often, once, never])).body.counts).toEqual({ [often]: 2, [once]: 1 })
  })

  it("answers only about media of the person's own site", async () => {
    const [own, foreign] = [await add(), await add('b')]
    await create(app.payload, 'pages', {
      _status: 'published',
      layout: [{ blockType: 'image', image: foreign }],
      tenant: world.b,
      title: 'Theirs',
    })
    expect([
      (await count('owner-b', [own])).status,
      (await count('both', [foreign])).status,
      (await count('editor-a', [foreign])).status,
    ]).toEqual([404, 403, 404])
    expect((await count('editor-a', [own, foreign])).body.counts).toEqual({})
    expect((await count('owner-b', [foreign])).body.counts).toEqual({ [foreign]: 1 })
  })
})
