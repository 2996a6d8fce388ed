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

const draft = (collection: string, title: string, tenant = world.a) =>
  create(app.payload, collection, { _status: 'draft', tenant, title })

const offered = async (who: string, release: string, search = '') => {
  const { body, status } = await world.clients[who]!.get<{
    docs?: { collection: string; state: string; takenBy: string | null; title: string }[]
  }>(`/releases/${release}/drafts${search && `?search=${encodeURIComponent(search)}`}`)
  expect(status).toBe(200)
  return body.docs!.map(
    ({ collection, state, takenBy, title }) => `${collection} ${title}: ${state}${takenBy ? `, in ${takenBy}` : ''}`,
  )
}

const make = async (title: string): Promise<string> =>
  (await world.clients['owner-a']!.post<{ id: string }>('/releases', { tenantId: world.a, title })).body.id

const add = async (release: string, ...ids: string[]) =>
  expect(
    (
      await world.clients['owner-a']!.post(`/releases/${release}/documents`, {
        documents: ids.map((id) => ({ collection: 'posts', id })),
      })
    ).status,
  ).toBe(200)

it('a release is offered the newest drafts and changes of its site that the person may edit', async () => {
  const live = await create(app.payload, 'posts', { _status: 'published', tenant: world.a, title: 'Cast announced' })
  await create(app.payload, 'posts', { _status: 'published', tenant: world.a, title: 'Unchanged' })
  await draft('posts', 'Secret post')
  await draft('pages', 'A page')
  await draft('posts', 'Of theatre B', world.b)
  const trashed = await draft('pages', 'Thrown away')
  const editor = world.clients['editor-a']!
  await world.clients['owner-a']!.patch(`/pages/${trashed}`, { deletedAt: new Date().toISOString() })
  await editor.patch(`/posts/${live}?draft=true`, { title: 'Cast announced anew' })
  const { body } = await editor.post<{ id: string }>('/releases', { tenantId: world.a, title: 'Season launch' })
  expect(await offered('editor-a', body.id)).toEqual([
    'posts Cast announced anew: changed',
    'pages A page: draft',
    'posts Secret post: draft',
  ])

  const userRole = await create(app.payload, 'user-roles', {
    permissions: { 'pages:manage': true, 'pages:view': true },
    tenant: world.a,
    title: 'Pages only',
  })
  await create(app.payload, 'memberships', { role: 'staff', tenant: world.a, user: world.users.stranger, userRole })
  expect(await offered('stranger', body.id)).toEqual(['pages A page: draft'])
})

it('a release is offered nothing that another open release has, however many that are', async () => {
  const own = await draft('posts', 'In this release')
  await draft('posts', 'Free')
  const taken = await Promise.all(Array.from({ length: 31 }, (_, at) => draft('posts', `Taken ${at}`)))
  const [release, other] = [await make('Spring'), await make('Autumn')]
  await add(release, own)
  expect((await offered('editor-a', release)).some((line) => line.includes('Taken'))).toBe(true)
  await add(other, ...taken)
  const left = await offered('editor-a', release)
  expect(left).toEqual(expect.arrayContaining(['posts In this release: draft', 'posts Free: draft']))
  expect(left.filter((line) => line.includes('Taken'))).toEqual([])
  // What a deleted release had is free again.
  expect((await world.clients['owner-a']!.delete(`/releases/${other}`, {})).status).toBe(200)
  expect((await offered('editor-a', release)).some((line) => line.includes('Taken'))).toBe(true)
})

it('a search for a release finds drafts, changes and what is published, and names the other release that has one', async () => {
  const live = await create(app.payload, 'posts', {
    _status: 'published',
    tenant: world.a,
    title: 'Gala with speeches',
  })
  await create(app.payload, 'pages', { _status: 'published', tenant: world.a, title: 'Gala tickets' })
  const [own, taken] = [await draft('posts', 'Gala menu'), await draft('posts', 'Gala dinner')]
  await draft('posts', 'Gala of theatre B', world.b)
  const trashed = await draft('posts', 'Gala thrown away')
  const owner = world.clients['owner-a']!
  await owner.patch(`/posts/${trashed}`, { deletedAt: new Date().toISOString() })
  await owner.patch(`/posts/${live}?draft=true`, { title: 'Gala with songs' })
  const [release, other] = [await make('Opening'), await make('Closing')]
  await add(release, own)
  await add(other, taken)
  expect((await offered('editor-a', release, 'GALA')).sort()).toEqual([
    'pages Gala tickets: published',
    'posts Gala dinner: draft, in Closing',
    'posts Gala menu: draft',
    'posts Gala with songs: changed',
  ])
  expect(await offered('editor-a', release, 'dinner gala')).toEqual(['posts Gala dinner: draft, in Closing'])
  expect(await offered('editor-a', release, '–')).toEqual([])
  // What a deleted release had is free again.
  await owner.delete(`/releases/${other}`, {})
  expect(await offered('editor-a', release, 'dinner')).toEqual(['posts Gala dinner: draft'])
})

it('a planned release is offered, and named to, only what the person may publish', async () => {
  const post = await draft('posts', 'Interview')
  await draft('pages', 'Visit us')
  const userRole = await create(app.payload, 'user-roles', {
    permissions: {
      'pages:manage': true,
      'pages:publish': true,
      'pages:view': true,
      'posts:manage': true,
      'posts:view': true,
    },
    tenant: world.a,
    title: 'Writes posts, publishes pages',
  })
  await create(app.payload, 'memberships', { role: 'staff', tenant: world.a, user: world.users.studio, userRole })
  const release = await make('Winter')
  await draft('pages', 'Interview of the month')
  const offeredTypes = async (search?: string) =>
    new Set((await offered('studio', release, search)).map((line) => line.split(' ')[0]))
  const named = async () =>
    (await world.clients.studio!.get<{ open: { title: string }[] }>(`/documents/posts/${post}/release`)).body.open.map(
      ({ title }) => title,
    )
  expect([...(await offeredTypes())].sort()).toEqual(['pages', 'posts'])
  expect([...(await offeredTypes('interview'))].sort()).toEqual(['pages', 'posts'])
  expect(await named()).toContain('Winter')
  await poolOf(app.payload).query(`update site_releases set state = 'planned' where id = $1`, [release])
  expect([...(await offeredTypes())]).toEqual(['pages'])
  expect([...(await offeredTypes('interview'))]).toEqual(['pages'])
  expect(await named()).not.toContain('Winter')
})
