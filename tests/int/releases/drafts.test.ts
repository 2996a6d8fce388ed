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

const offered = async (who: string, release: string) => {
  const { body, status } = await world.clients[who]!.get<{
    docs?: { collection: string; state: string; title: string }[]
  }>(`/releases/${release}/drafts`)
  expect(status).toBe(200)
  return body.docs!.map(({ collection, state, title }) => `${collection} ${title}: ${state}`)
}

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
