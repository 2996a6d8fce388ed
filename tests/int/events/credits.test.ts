import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

interface Person {
  id: string
  name: string
}

interface Answer {
  added: number
  code: string
  matches: { name: string; same: Person[]; similar: Person[] }[]
  people: (Person & { isNew: boolean })[]
}

const client = (name = 'editor-a') => world.clients[name]!
const match = (body: object, name?: string) =>
  client(name).post<Answer>('/people/match', { tenantId: world.a, ...body })
const add = (body: object, name?: string) => client(name).post<Answer>('/people/add', { tenantId: world.a, ...body })
const person = (name: string, tenant = world.a, more: object = {}) =>
  create(app.payload, 'people', { _status: 'published', name, tenant, ...more })
const named = async (name: string, who = 'editor-a') =>
  (
    await client(who).get<{ docs: (Person & { _status: string; slug: string; sortName: string })[] }>(
      `/people?draft=true&where[name][equals]=${encodeURIComponent(name)}`,
    )
  ).body.docs

describe('POST /api/people/match', () => {
  it('finds people of the site by the name in their newest version', async () => {
    const jane = await person('Jane Doe')
    const draft = await person('Zoë Müller', world.a, { _status: 'draft' })
    await client().patch(`/people/${jane}?draft=true`, { name: 'Jane Doherty' })
    const { body } = await match({ names: ['Doherty, Jane', 'Zoe Muller', 'Jnae Doherty', 'Jane Doe', 'Nobody'] })
    expect(body.matches.map(({ same, similar }) => [same.map(({ id }) => id), similar.map(({ id }) => id)])).toEqual([
      [[jane], []],
      [[draft], []],
      [[], [jane]],
      [[], []],
      [[], []],
    ])
    expect((await match({ ids: [jane, draft] })).body.people).toEqual(
      expect.arrayContaining([
        { id: jane, name: 'Jane Doherty' },
        { id: draft, name: 'Zoë Müller' },
      ]),
    )
  })

  it('finds nobody of another site, and nobody in the trash', async () => {
    const theirs = await person('Odile Swan', world.b)
    const trashed = await person('Otto Gone', world.a, { deletedAt: new Date().toISOString() })
    const ours = await person('Odette Swan')
    const { body } = await match({ ids: [theirs, ours], names: ['Odile Swan', 'Otto Gone', 'Odette Swan'] })
    expect(body.matches.map(({ same }) => same.map(({ id }) => id))).toEqual([[], [], [ours]])
    expect(body.matches.flatMap(({ similar }) => similar.map(({ id }) => id))).not.toContain(theirs)
    expect(body.people).toEqual([{ id: ours, name: 'Odette Swan' }])
    expect(trashed).not.toBe(ours)
  })

  it('is allowed for people who may view people in that site', async () => {
    expect((await match({ names: ['Jane Doe'] }, 'viewer-a')).status).toBe(200)
    expect([
      (await match({ names: ['Jane Doe'] }, 'owner-b')).status,
      (await match({ names: ['Jane Doe'] }, 'stranger')).status,
    ]).toEqual([404, 404])
    expect((await match({ names: ['Jane Doe'], tenantId: world.b }, 'both')).status).toBe(403)
    expect((await match({ names: ['Jane Doe'], tenantId: world.b }, 'owner-b')).status).toBe(200)
  })

  it('refuses empty, invalid and too many names', async () => {
    expect((await match({ names: [''] })).status).toBe(400)
    expect((await match({ names: [7] })).status).toBe(400)
    expect((await match({ ids: ['x'] })).status).toBe(400)
    expect((await match({ names: Array.from({ length: 1001 }, () => 'Jane Doe') })).status).toBe(400)
    expect((await match({ names: ['Jane Doe'], tenantId: undefined })).status).toBe(400)
  })
})

describe('POST /api/people/add', () => {
  it('publishes new people only with the permission to publish people', async () => {
    const role = await create(app.payload, 'user-roles', {
      permissions: { 'people:manage': true },
      tenant: world.a,
      title: 'Adds people',
    })
    const roleOf = async (id: string | null) =>
      poolOf(app.payload).query<{ before: string }>(
        'update memberships m set user_role_id = coalesce($2, old.user_role_id) from (select id, user_role_id from memberships) old where old.id = m.id and m.user_id = $1 returning old.user_role_id as before',
        [world.users['editor-a'], id],
      )
    const before = (await roleOf(role)).rows[0]!.before
    try {
      expect((await add({ names: ['Petra Early'], status: 'published' })).status).toBe(403)
      expect(await named('Petra Early')).toEqual([])
      expect((await add({ names: ['Petra Early'] })).body.added).toBe(1)
    } finally {
      await roleOf(before)
    }
  })

  it('creates drafts, or published people on request, with slug and sort name', async () => {
    const drafts = await add({ names: ['Simone de Beauvoir', 'Łukasz Ábel'] })
    expect([drafts.status, drafts.body.added, drafts.body.people.map(({ name }) => name)]).toEqual([
      200,
      2,
      ['Simone de Beauvoir', 'Łukasz Ábel'],
    ])
    expect(await named('Simone de Beauvoir')).toEqual([
      expect.objectContaining({
        _status: 'draft',
        id: drafts.body.people[0]!.id,
        slug: 'simone-de-beauvoir',
        sortName: 'de Beauvoir, Simone',
      }),
    ])
    await add({ names: ['Paula Public'], status: 'published' })
    expect(await named('Paula Public')).toEqual([expect.objectContaining({ _status: 'published' })])
  })

  it('creates each person once, however many requests arrive at once', async () => {
    const names = ['Tess Twice', 'Twice, Tess', 'Uma Once']
    const answers = await Promise.all([add({ names }), add({ names }, 'owner-a'), add({ names })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.reduce((sum, { body }) => sum + body.added, 0)).toBe(2)
    expect(new Set(answers.flatMap(({ body }) => body.people.map(({ id }) => id))).size).toBe(2)
    expect([(await named('Tess Twice')).length, (await named('Uma Once')).length]).toEqual([1, 1])
  })

  it('creates a new person when only another site has one of that name', async () => {
    const theirs = await person('Nora Namesake', world.b)
    const { body } = await add({ names: ['Nora Namesake'] })
    expect([body.added, body.people[0]!.id === theirs]).toEqual([1, false])
    expect((await named('Nora Namesake', 'owner-b')).map(({ id }) => id)).toEqual([theirs])
  })

  it('creates all people of a request or none', async () => {
    expect((await add({ names: ['Fay First', '!!!'] })).status).toBe(422)
    expect((await add({ names: ['Fay First', 'x'.repeat(201)] })).status).toBe(400)
    expect((await add({ names: Array.from({ length: 301 }, (_, index) => `Fay First ${index}`) })).status).toBe(400)
    expect((await add({ names: [] })).status).toBe(400)
    expect((await add({ names: ['Fay First'], status: 'archived' })).status).toBe(400)
    expect(await named('Fay First')).toEqual([])
    expect((await add({ names: ['Fay First'] })).body.added).toBe(1)
  })

  it('is allowed only with the permission to add people in that site', async () => {
    expect((await add({ names: ['Vic Viewer'] }, 'viewer-a')).status).toBe(403)
    expect((await add({ names: ['Vic Viewer'] }, 'owner-b')).status).toBe(404)
    expect((await add({ names: ['Vic Viewer'], tenantId: world.b }, 'both')).status).toBe(403)
    expect(await named('Vic Viewer')).toEqual([])
    expect((await add({ names: ['Vic Viewer'] }, 'admin-a')).status).toBe(200)
  })

  it('writes an audit log entry with the number of people', async () => {
    await add({ names: ['Ada Audit', 'Ben Audit'] })
    const { docs } = await app.payload.find({
      collection: 'audit-log',
      limit: 1,
      sort: '-createdAt',
      where: { action: { equals: 'people.addedFromList' }, tenant: { equals: world.a } },
    })
    expect(docs).toMatchObject([{ after: { count: 2 } }])
  })
})

it('credits added in one language keep the translations of earlier credits', async () => {
  const { people } = (await add({ names: ['Lia Language', 'Mel Language'] })).body
  const [lia, mel] = people.map(({ id }) => id)
  const event = await create(app.payload, 'events', {
    _status: 'draft',
    credits: [{ group: 'cast', person: lia, role: 'Queen' }],
    tenant: world.a,
    title: 'Hamlet',
  })
  const rows = async (locale: string) =>
    (
      await client().get<{ credits: { id: string; person: string; role: string | null }[] }>(
        `/events/${event}?draft=true&locale=${locale}&fallback-locale=none`,
      )
    ).body.credits
  const [queen] = await rows('en')
  await client().patch(`/events/${event}?draft=true&autosave=true&locale=cy`, {
    credits: [{ ...queen, role: 'Brenhines' }],
  })
  await client().patch(`/events/${event}?draft=true&autosave=true`, {
    credits: [
      { group: 'cast', id: 'a'.repeat(24), person: mel, role: 'King' },
      { ...queen, role: 'Queen' },
    ],
  })
  expect((await rows('cy')).map(({ person, role }) => [person, role ?? null])).toEqual([
    [mel, null],
    [lia, 'Brenhines'],
  ])
  expect((await rows('en')).map(({ role }) => role)).toEqual(['King', 'Queen'])
})

it('a restored credit brings its translations back, and an existing one keeps its own', async () => {
  const { people } = (await add({ names: ['Rob Restored'] })).body
  const event = await create(app.payload, 'events', {
    _status: 'draft',
    credits: [{ group: 'cast', person: people[0]!.id, role: 'Ghost' }],
    tenant: world.a,
    title: 'Hamlet',
  })
  const rows = async (locale: string) =>
    (
      await client().get<{ credits: { id: string; person: string; role: string | null }[] }>(
        `/events/${event}?draft=true&locale=${locale}&fallback-locale=none`,
      )
    ).body.credits
  const save = (credits: object[], locale = 'en') =>
    client().patch(`/events/${event}?draft=true&autosave=true&locale=${locale}`, { credits })
  const [ghost] = await rows('en')
  await save([{ ...ghost, role: 'Ysbryd' }], 'cy')
  await save([])
  expect(await rows('cy')).toEqual([])
  await save([{ ...ghost, otherRoles: { cy: 'Ysbryd', en: 'Nobody', zz: 'x' } }])
  expect([(await rows('en'))[0]!.role, (await rows('cy'))[0]!.role]).toEqual(['Ghost', 'Ysbryd'])
  await save([{ ...ghost, otherRoles: { cy: 'Arall' } }])
  expect((await rows('cy'))[0]).toMatchObject({ role: 'Ysbryd' })
  expect((await rows('en'))[0]).not.toMatchObject({ otherRoles: expect.anything() })
})

describe('Credits copied from another event by a program', () => {
  interface Event {
    doc: { id: string; credits: { id: string; role: string }[] }
  }
  const roles = async (id: string) =>
    (await client().get<Event['doc']>(`/events/${id}?depth=0`)).body.credits.map(({ role }) => role)

  it.each(['', '?draft=true', '?draft=true&autosave=true'])(
    'are rows of their own, whichever way they are saved: "%s"',
    async (query) => {
      const credits = [
        { group: 'cast', person: await person('Ada Lane'), role: 'Hamlet' },
        { group: 'cast', person: await person('Bea Moss'), role: 'Ophelia' },
      ]
      const data = { _status: 'published', credits, tenant: world.a, title: 'Last year' }
      const { doc: source } = (await client().post<Event>('/events', data)).body
      const { doc: other } = (
        await client().post<Event>('/events', { _status: 'published', tenant: world.a, title: 'Other' })
      ).body
      const changed = await client().patch<Event>(`/events/${other.id}${query}`, { credits: source.credits })
      expect([changed.status, changed.body.doc.credits.map(({ role }) => role)]).toEqual([200, ['Hamlet', 'Ophelia']])
      const made = await client().post<Event>(`/events${query.replace('&autosave=true', '')}`, {
        credits: [...source.credits, ...source.credits],
        tenant: world.a,
        title: 'This year',
      })
      expect([made.status, made.body.doc.credits.length]).toEqual([201, 4])
      for (const { id } of [other, made.body.doc])
        expect((await client().patch(`/events/${id}`, { _status: 'published' })).status).toBe(200)
      expect(await roles(source.id)).toEqual(['Hamlet', 'Ophelia'])
      expect(await roles(made.body.doc.id)).toEqual(['Hamlet', 'Ophelia', 'Hamlet', 'Ophelia'])
      // The rows of a document keep their ids.
      const kept = (await client().get<Event['doc']>(`/events/${source.id}?depth=0`)).body.credits
      const saved = await client().patch<Event>(`/events/${source.id}`, { credits: kept.toReversed() })
      expect(saved.body.doc.credits.map(({ id }) => id)).toEqual(kept.map(({ id }) => id).toReversed())
    },
  )
})

describe('Credits of a person who has been deleted', () => {
  const owner = () => client('owner-a')
  const save = (path: string, data: object) => owner().patch(path, { _status: 'published', ...data })

  it.each([
    ['events', 'credits'],
    ['works', 'creators'],
  ])('do not prevent %s that are published from being saved', async (type, list) => {
    const gone = await person('Gone Person')
    const rows = [{ person: gone, role: 'Lead' }]
    const data = { _status: 'published', [list]: rows, tenant: world.a, title: 'Long ago' }
    const { id } = (await owner().post<{ doc: { id: string } }>(`/${type}`, data)).body.doc
    expect((await owner().patch(`/people/${gone}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
    expect((await owner().delete(`/people/${gone}?trash=true`)).status).toBe(200)
    expect((await save(`/${type}/${id}`, { title: 'Long, long ago' })).status).toBe(200)
    const kept = (await owner().get<Record<string, object[]>>(`/${type}/${id}?depth=0`)).body[list]!
    expect(kept).toEqual([expect.objectContaining({ person: null, role: 'Lead' })])
    expect((await save(`/${type}/${id}`, { [list]: kept })).status).toBe(200)
    // Nobody may add a credit without a person.
    expect((await save(`/${type}/${id}`, { [list]: [...kept, { role: 'Nobody' }] })).status).toBe(400)
    expect(
      (await save(`/${type}/${id}?draft=true`, { _status: 'draft', [list]: [...kept, { role: 'Nobody' }] })).status,
    ).toBe(200)
    expect((await save(`/${type}/${id}`, {})).status).toBe(400)
  })
})
