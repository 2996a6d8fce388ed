import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let person: string
let site: Record<string, string>

const richText = (...children: object[]) => ({ root: { children: [{ children, direction: null, format: '', indent: 0, type: 'paragraph', version: 1 }], direction: null, format: '', indent: 0, type: 'root', version: 1 } })

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
    deep: await create(app.payload, 'pages', { ...live, layout: [{ blockType: 'text', content: richText(linkTo('people', person)) }], title: 'A link in a text' }),
    draft: await create(app.payload, 'pages', { ...live, title: 'Live without' }),
    trashed: await create(app.payload, 'pages', { ...live, layout: [block], title: 'In the trash' }),
    unrelated: await create(app.payload, 'pages', { ...live, title: 'Somewhere else' }),
  }
  await world.clients['editor-a']!.patch(`/pages/${site.draft}?draft=true`, { layout: [block], title: 'Drafted with' })
  expect((await world.clients['owner-a']!.patch(`/pages/${site.trashed}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
})
afterAll(() => app.close())

interface Uses {
  places: { id: string; isLive: boolean; kind: string; state: string; title: string }[]
  total: number
  unseen: number
}

const ask = (who: string, ids: string[], type = 'people') => world.clients[who]!.post<Uses>(`/documents/${type}/uses`, { ids })

describe('where something is used', () => {
  it('is told with kind, title and state, drafts and texts too, the trash and what does not use it left out', async () => {
    const { body, status } = await ask('editor-a', [person])
    expect(status).toBe(200)
    expect(body).toMatchObject({ total: 3, unseen: 0 })
    expect(body.places.map(({ id, isLive, kind, state, title }) => [id, title, kind, state, isLive])).toEqual([
      [site.deep, 'A link in a text', 'Page', 'published', true],
      [site.block, 'The company', 'Page', 'published', true],
      [site.draft, 'Drafted with', 'Page', 'changed', false],
    ])
    expect((await ask('editor-a', [site.unrelated!], 'pages')).body).toEqual({ places: [], total: 0, unseen: 0 })
  })

  it('counts, without naming, what the person may not see', async () => {
    const role = await create(app.payload, 'user-roles', { permissions: { 'people:view': true }, tenant: world.a, title: 'Casting' })
    await create(app.payload, 'memberships', { role: 'staff', tenant: world.a, user: world.users.stranger, userRole: role })
    const answer = await ask('stranger', [person])
    expect(answer.body).toEqual({ places: [], total: 3, unseen: 3 })
    expect(answer.text).not.toContain('The company')
  })

  it('is no business of other sites', async () => {
    for (const who of ['owner-b', 'editor-b']) expect([who, (await ask(who, [person])).status]).toEqual([who, 404])
    const foreign = await create(app.payload, 'people', { _status: 'published', name: 'Of theatre B', tenant: world.b })
    // Ids of another site among one's own find nothing there.
    expect((await ask('owner-b', [foreign, person])).body).toEqual({ places: [], total: 0, unseen: 0 })
    expect((await ask('editor-a', [person])).body.total).toBe(3)
  })

  it('leaves out what goes along', async () => {
    const parent = await create(app.payload, 'pages', { _status: 'published', tenant: world.a, title: 'Above' })
    const child = await create(app.payload, 'pages', { _status: 'published', parent, tenant: world.a, title: 'Below' })
    expect((await ask('editor-a', [parent], 'pages')).body.total).toBe(1)
    expect((await ask('editor-a', [parent, child], 'pages')).body.total).toBe(0)
  })
})
