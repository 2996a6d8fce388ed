import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { PASSWORD, signIn, type Client } from '@tests/support/client'
import { wxr } from '@tests/support/oldWebsite'
import { contentPermissions, create, makeWorld, type World } from '@tests/support/world'
import { bring, stateOf, work } from './support'

let app: TestApp
let world: World
/** May edit everything, and publish nothing. */
let writer: Client

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  const permissions = Object.fromEntries(
    Object.entries(contentPermissions(app.payload)).filter(([key]) => !key.endsWith(':publish')),
  )
  const email = 'writer@test.example'
  const user = await create(app.payload, 'users', {
    email,
    emailVerified: true,
    firstName: 'Writer',
    password: PASSWORD,
  })
  const userRole = await create(app.payload, 'user-roles', { permissions, tenant: world.a, title: 'Writer' })
  await create(app.payload, 'memberships', { role: 'staff', tenant: world.a, user, userRole })
  writer = await signIn(app, email)
})
afterAll(() => app.close())
beforeEach(() =>
  poolOf(app.payload).query(
    'truncate pages, redirects, releases, release_documents, old_websites, old_website_items, old_website_parts cascade; delete from rate_limits',
  ),
)

const client = () => world.clients['owner-a']!
const file = wxr({
  items: [{ id: 1, link: 'https://old.example.org/about/', name: 'about', title: 'About us', type: 'page' }],
})
const titlesOf = async (type: string) =>
  (await client().get<{ docs: { title: string }[] }>(`/${type}?draft=true&depth=0`)).body.docs.map(({ title }) => title)
const titlesIn = async (release: string) =>
  (await client().get<{ documents: { title: string }[] }>(`/releases/${release}`)).body.documents
    .map(({ title }) => title)
    .toSorted()

/** Brings a website whose release is planned, with a redirect that was made from an old address. */
async function bringPlanned() {
  const { id, releases } = await bring(app, client(), world.a, file)
  const [page] = (await client().get<{ docs: { id: string }[] }>('/pages?draft=true&depth=0')).body.docs
  const suggestions = [{ collection: 'pages', id: page!.id, path: '/old-about' }]
  expect((await client().post(`/old-websites/${id}/redirects`, { suggestions })).body).toEqual({ made: ['/old-about'] })
  const [release = ''] = releases
  const { body } = await client().get<{ updatedAt: string }>(`/releases/${release}`)
  const planned = await client().post(`/releases/${release}/plan`, {
    day: '2099-01-01',
    time: '10:00',
    updatedAt: body.updatedAt,
  })
  expect(planned.status).toBe(200)
  return { id, release }
}

describe('A planned release of an old website', () => {
  it('keeps a redirect that is undone by a person who may not publish, and loses it to one who may', async () => {
    const { id, release } = await bringPlanned()
    const undo = (who: Client) => who.post(`/old-websites/${id}/redirects/undo`, { addresses: ['/old-about'] })
    expect((await undo(writer)).status).toBe(403)
    expect([await titlesOf('redirects'), await titlesIn(release)]).toEqual([['/old-about'], ['/old-about', 'About us']])
    expect((await undo(client())).body).toEqual({ undone: 1 })
    expect([await titlesOf('redirects'), await titlesIn(release)]).toEqual([[], ['About us']])
  })

  it('keeps what a person takes back who may not publish, and says why', async () => {
    const { id, release } = await bringPlanned()
    expect((await writer.post(`/old-websites/${id}/take-back`, {})).status).toBe(200)
    await work(app)
    const { remarks, state } = await stateOf(client(), world.a)
    expect([state, await titlesOf('pages'), await titlesIn(release)]).toEqual([
      'takenBack',
      ['About us'],
      ['/old-about', 'About us'],
    ])
    expect(remarks.map(({ text }) => text)).toEqual([
      expect.stringContaining('could not be deleted'),
      expect.stringContaining('could not be deleted'),
    ])
  })

  it('is removed if a person takes all back who may publish', async () => {
    const { id } = await bringPlanned()
    expect((await client().post(`/old-websites/${id}/take-back`, {})).status).toBe(200)
    await work(app)
    expect([await titlesOf('pages'), await titlesOf('redirects')]).toEqual([[], []])
    expect((await poolOf(app.payload).query('select 1 from releases')).rowCount).toBe(0)
  })
})

describe('A release of an old website that is not planned', () => {
  it('lets go of what a person takes back who may only edit', async () => {
    const { id, releases } = await bring(app, client(), world.a, file)
    expect(await titlesIn(releases[0]!)).toEqual(['About us'])
    expect((await writer.post(`/old-websites/${id}/take-back`, {})).status).toBe(200)
    await work(app)
    expect([await titlesOf('pages'), await titlesIn(releases[0]!)]).toEqual([[], []])
  })
})
