import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let person: string
let site: Record<string, string>

const richText = (...children: object[]) => ({
  root: {
    children: [{ children, direction: null, format: '', indent: 0, type: 'paragraph', version: 1 }],
    direction: null,
    format: '',
    indent: 0,
    type: 'root',
    version: 1,
  },
})

const linkTo = (collection: string, id: string) => ({
  children: [{ detail: 0, format: 0, mode: 'normal', style: '', text: 'there', type: 'text', version: 1 }],
  direction: null,
  fields: { doc: { relationTo: collection, value: id }, linkType: 'internal', newTab: false, url: '' },
  format: '',
  id: 'a'.repeat(24),
  indent: 0,
  type: 'link',
  version: 3,
})

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  const tenant = world.a
  person = await create(app.payload, 'people', { _status: 'published', name: 'Ines Marlow', tenant })
  const live = { _status: 'published', tenant }
  const block = { blockType: 'peopleList', people: [person] }
  site = {
    block: await create(app.payload, 'pages', { ...live, layout: [block], title: 'The company' }),
    deep: await create(app.payload, 'pages', {
      ...live,
      layout: [{ blockType: 'text', content: richText(linkTo('people', person)) }],
      title: 'A link in a text',
    }),
    draft: await create(app.payload, 'pages', { ...live, title: 'Live without' }),
    trashed: await create(app.payload, 'pages', { ...live, layout: [block], title: 'In the trash' }),
    unrelated: await create(app.payload, 'pages', { ...live, title: 'Somewhere else' }),
  }
  await world.clients['editor-a']!.patch(`/pages/${site.draft}?draft=true`, { layout: [block], title: 'Drafted with' })
  expect(
    (await world.clients['owner-a']!.patch(`/pages/${site.trashed}`, { deletedAt: new Date().toISOString() })).status,
  ).toBe(200)
})
afterAll(() => app.close())

interface Uses {
  places: { id: string; isLive: boolean; kind: string; state: string; title: string }[]
  planned: number
  total: number
  unseen: number
}

const ask = (who: string, ids: string[], type = 'people') =>
  world.clients[who]!.post<Uses>(`/documents/${type}/uses`, { ids })

describe('POST /api/documents/:type/uses', () => {
  it('lists kind, title and state of every use, drafts and rich text included, without trashed documents', async () => {
    const { body, status } = await ask('editor-a', [person])
    expect(status).toBe(200)
    expect(body).toMatchObject({ total: 3, unseen: 0 })
    expect(body.places.map(({ id, isLive, kind, state, title }) => [id, title, kind, state, isLive])).toEqual([
      [site.deep, 'A link in a text', 'Page', 'published', true],
      [site.block, 'The company', 'Page', 'published', true],
      [site.draft, 'Drafted with', 'Page', 'changed', false],
    ])
    expect((await ask('editor-a', [site.unrelated!], 'pages')).body).toEqual({
      places: [],
      planned: 0,
      total: 0,
      unseen: 0,
    })
  })

  it('lists performances by date, not by the day of the week in their names', async () => {
    const venue = await create(app.payload, 'venues', { _status: 'published', name: 'Main stage', tenant: world.a })
    const event = await create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'The Tempest' })
    // A Friday, the Thursday before it, and the Saturday after.
    const days = ['2027-01-15', '2027-01-14', '2027-01-16']
    for (const day of days)
      await create(app.payload, 'event-instances', {
        _status: 'published',
        event,
        start: `${day}T19:30:00.000Z`,
        start_tz: 'Europe/London',
        tenant: world.a,
        venue,
      })
    const { body } = await ask('editor-a', [venue], 'venues')
    expect(body.places.map(({ title }) => /14|15|16/.exec(title)?.[0])).toEqual(['14', '15', '16'])
  })

  it('counts uses that the person may not view without naming them', async () => {
    const role = await create(app.payload, 'user-roles', {
      permissions: { 'people:view': true },
      tenant: world.a,
      title: 'Casting',
    })
    await create(app.payload, 'memberships', {
      role: 'staff',
      tenant: world.a,
      user: world.users.stranger,
      userRole: role,
    })
    const answer = await ask('stranger', [person])
    expect(answer.body).toEqual({ places: [], planned: 0, total: 3, unseen: 3 })
    expect(answer.text).not.toContain('The company')
  })

  it('counts documents that have a set time of publishing or are in a release, of one’s own site only', async () => {
    const [timed, released, foreign] = await Promise.all(
      [world.a, world.a, world.b].map((tenant) => create(app.payload, 'posts', { tenant, title: 'Season launch' })),
    )
    const times = { day: '2031-03-01', isPublish: true, time: '10:00' }
    for (const [who, id] of [
      ['owner-a', timed],
      ['owner-b', foreign],
    ] as const)
      expect((await world.clients[who]!.post(`/documents/posts/${id}/schedule`, times)).status).toBe(200)
    const release = await world.clients['owner-a']!.post<{ id: string }>('/releases', {
      tenantId: world.a,
      title: 'Season launch',
    })
    const added = await world.clients['owner-a']!.post(`/releases/${release.body.id}/documents`, {
      documents: [{ collection: 'posts', id: released }],
      isPublish: true,
    })
    expect(added.status).toBe(200)
    const planned = async (...ids: (string | undefined)[]) =>
      (await ask('owner-a', ids as string[], 'posts')).body.planned
    expect([await planned(timed), await planned(released), await planned(timed, released, foreign)]).toEqual([1, 1, 2])
  })

  it('answers nothing about documents of another site', async () => {
    for (const who of ['owner-b', 'editor-b']) expect([who, (await ask(who, [person])).status]).toEqual([who, 404])
    const foreign = await create(app.payload, 'people', { _status: 'published', name: 'Of theatre B', tenant: world.b })
    // Ids of another site among one's own find nothing there.
    expect((await ask('owner-b', [foreign, person])).body).toEqual({ places: [], planned: 0, total: 0, unseen: 0 })
    expect((await ask('editor-a', [person])).body.total).toBe(3)
  })

  it('leaves out documents that are part of the same request', async () => {
    const parent = await create(app.payload, 'pages', { _status: 'published', tenant: world.a, title: 'Above' })
    const child = await create(app.payload, 'pages', { _status: 'published', parent, tenant: world.a, title: 'Below' })
    expect((await ask('editor-a', [parent], 'pages')).body.total).toBe(1)
    expect((await ask('editor-a', [parent, child], 'pages')).body.total).toBe(0)
  })
})

describe('Document in the trash', () => {
  const now = () => new Date().toISOString()
  const trash = async (collection: string, id: string) =>
    expect((await world.clients['owner-a']!.patch(`/${collection}/${id}`, { deletedAt: now() })).status).toBe(200)
  const newPerson = (name: string) => create(app.payload, 'people', { _status: 'published', name, tenant: world.a })
  const asks = (...people: string[]) => ({ layout: [{ blockType: 'peopleList', people }] })
  interface Saved {
    doc: { id: string; layout: { people: (string | { id: string })[] }[] }
    errors: { data: { errors: { message: string; path: string }[] } }[]
  }

  it('cannot be newly referenced, while existing references stay in the document and its copy', async () => {
    const [kept, late, there] = [await newPerson('Kept'), await newPerson('Late'), await newPerson('There')]
    const client = world.clients['editor-a']!
    const { id } = (
      await client.post<Saved>('/pages', {
        ...asks(kept),
        _status: 'published',
        tenant: world.a,
        title: 'With somebody',
      })
    ).body.doc
    await trash('people', kept)
    await trash('people', late)
    for (const query of ['', '?draft=true', '?draft=true&autosave=true']) {
      const refused = await client.patch<Saved>(`/pages/${id}${query}`, asks(kept, late))
      expect([refused.status, refused.body.errors[0]!.data.errors]).toEqual([
        400,
        [
          {
            message: 'This is in the trash. Restore it first, or choose something else.',
            path: expect.stringMatching(/^layout\.0\.people/),
          },
        ],
      ])
    }
    expect((await client.post('/pages', { ...asks(late), tenant: world.a, title: 'New' })).status).toBe(400)
    expect((await client.patch(`/pages/${id}`, asks(kept, there))).status).toBe(200)
    expect((await client.post(`/pages/${id}/duplicate`, {})).status).toBe(200)
    const told = (who: string) =>
      world.clients[who]!.get<{ targets: object[] }>(`/documents/pages/${id}/trashed-targets`)
    expect((await told('viewer-a')).body.targets).toEqual([{ collection: 'people', id: kept, title: 'Kept' }])
    expect((await told('editor-b')).status).toBe(404)
  })

  it('is named in the fields that refer to it on screen, for people who may view it', async () => {
    const [trashed, there] = [await newPerson('Trashed and named'), await newPerson('Still there')]
    await trash('people', trashed)
    const screen = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
      'X-Payload-HTTP-Method-Override': 'GET',
    }
    const ask = async (who: string, query: string, headers: Record<string, string> = screen) =>
      (
        await world.clients[who]!.post<{ docs: { id: string; name: string }[] }>(
          '/people',
          `depth=0&draft=true&${query}`,
          { headers },
        )
      ).body.docs
        ?.map(({ name }) => name)
        .sort() ?? []
    const both = `where[id][in][0]=${trashed}&where[id][in][1]=${there}`
    expect(await ask('viewer-a', both)).toEqual(['Still there', 'Trashed and named (in the trash)'])
    expect(await ask('viewer-a', both.replaceAll('where[', 'where[and][0]['))).toEqual([
      'Still there',
      'Trashed and named (in the trash)',
    ])
    expect(await ask('editor-b', both)).toEqual([])
    // What can be chosen, and what programs read, is what is there.
    expect(await ask('viewer-a', `${both}&where[name][like]=named`)).toEqual([])
    const { 'Sec-Fetch-Site': _, ...program } = screen
    expect(await ask('viewer-a', both, program)).toEqual(['Still there'])
  })

  it('a document in the trash, or deleted for good, does not prevent an editor from restoring a version that refers to it', async () => {
    const [gone, trashed] = [await newPerson('Gone'), await newPerson('Trashed')]
    const client = world.clients['editor-a']!
    const { id } = (
      await client.post<Saved>('/pages', {
        ...asks(gone, trashed),
        _status: 'published',
        tenant: world.a,
        title: 'As it was',
      })
    ).body.doc
    expect((await client.patch(`/pages/${id}`, { layout: [], title: 'As it is' })).status).toBe(200)
    await trash('people', trashed)
    await app.payload.delete({ id: gone, collection: 'people' })
    const { docs } = (
      await client.get<{ docs: { id: string; version: { title: string } }[] }>(
        `/pages/versions?where[parent][equals]=${id}`,
      )
    ).body
    const old = docs.find(({ version }) => version.title === 'As it was')!.id
    for (const who of ['viewer-a', 'editor-b'])
      expect([who, (await world.clients[who]!.post(`/pages/versions/${old}`)).status]).toEqual([
        who,
        who === 'viewer-a' ? 403 : 404,
      ])
    expect((await client.get<Saved['doc'] & { title: string }>(`/pages/${id}`)).body.title).toBe('As it is')
    expect((await client.post(`/pages/versions/${old}`)).status).toBe(200)
    const back = (await client.get<Saved['doc'] & { title: string }>(`/pages/${id}?depth=1`)).body
    expect([back.title, back.layout.length]).toEqual(['As it was', 1])
    expect(JSON.stringify(back.layout)).not.toContain('"Gone"')
  })
})
