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
    'truncate pages, events, event_instances, redirects, site_releases, release_documents, old_websites, old_website_items, old_website_parts cascade; delete from rate_limits',
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
    expect((await poolOf(app.payload).query('select 1 from site_releases')).rowCount).toBe(0)
  })
})

describe('A plan that somebody else has made', () => {
  /** Puts a document into a release of a person, and says what is left of it there. */
  async function release(title: string, document: { collection: string; id: string }) {
    const made = await client().post<{ id: string }>('/releases', { tenantId: world.a, title })
    const { id } = made.body
    expect((await client().post(`/releases/${id}/documents`, { documents: [document] })).body).toEqual({ added: 1 })
    return id
  }
  const draft = (id: number, title: string) => ({
    id,
    link: `https://old.example.org/${title.toLowerCase()}/`,
    name: title.toLowerCase(),
    status: 'draft',
    title,
    type: 'page',
  })
  const onlyIn = async (type: string) =>
    (await client().get<{ docs: { id: string; title: string }[] }>(`/${type}?draft=true&depth=0`)).body.docs

  it('keeps its drafts when the old website is taken back; others go', async () => {
    const { id } = await bring(app, client(), world.a, wxr({ items: [draft(1, 'Hers'), draft(2, 'Nobody')] }))
    const hers = (await onlyIn('pages')).find(({ title }) => title === 'Hers')!
    const mine = await release('Mine', { collection: 'pages', id: hers.id })
    expect((await client().post(`/old-websites/${id}/take-back`, {})).status).toBe(200)
    await work(app)
    expect([await titlesOf('pages'), await titlesIn(mine)]).toEqual([['Hers'], ['Hers']])
    const { remarks, state } = await stateOf(client(), world.a)
    expect([state, remarks.map(({ text, title }) => [title, text])]).toEqual([
      'takenBack',
      [['Hers', 'Stays, because something else uses it.']],
    ])
  })

  it('keeps a draft that somebody has set a time for; others go', async () => {
    const { id } = await bring(app, client(), world.a, wxr({ items: [draft(1, 'Timed'), draft(2, 'Nobody')] }))
    const timed = (await onlyIn('pages')).find(({ title }) => title === 'Timed')!
    const time = { day: '2099-01-01', isPublish: true, time: '10:00' }
    expect((await client().post(`/documents/pages/${timed.id}/schedule`, time)).status).toBe(200)
    expect((await client().post(`/old-websites/${id}/take-back`, {})).status).toBe(200)
    await work(app)
    expect(await titlesOf('pages')).toEqual(['Timed'])
    const { remarks } = await stateOf(client(), world.a)
    expect(remarks.map(({ text, title }) => [title, text])).toEqual([
      ['Timed', 'Stays, because something else uses it.'],
    ])
  })

  it('keeps the performances of an event, with the event', async () => {
    const meta = { _EventStartDate: '2099-03-01 19:30:00', _EventTimezone: 'Europe/London' }
    const events = ['Lear', 'Macbeth'].map((title, index) => ({
      ...draft(index + 1, title),
      meta,
      type: 'tribe_events',
    }))
    const { id } = await bring(app, client(), world.a, wxr({ items: events }))
    const lear = (await onlyIn('events')).find(({ title }) => title === 'Lear')!
    const { body } = await client().get<{ docs: { event: string; id: string }[] }>(
      '/event-instances?draft=true&depth=0',
    )
    expect(body.docs).toHaveLength(2)
    const performance = body.docs.find(({ event }) => event === lear.id)!
    await release('Mine', { collection: 'event-instances', id: performance.id })
    expect((await client().post(`/old-websites/${id}/take-back`, {})).status).toBe(200)
    await work(app)
    expect(await titlesOf('events')).toEqual(['Lear'])
    expect((await onlyIn('event-instances')).map((doc) => doc.id)).toEqual([performance.id])
  })

  it('keeps its redirects when they are undone; others go', async () => {
    const { id } = await bring(app, client(), world.a, wxr({ items: [draft(1, 'About')] }))
    const [about] = await onlyIn('pages')
    const suggestions = ['/one', '/two'].map((path) => ({ collection: 'pages', id: about!.id, path }))
    expect((await client().post(`/old-websites/${id}/redirects`, { suggestions })).body).toEqual({
      made: ['/one', '/two'],
    })
    const one = (await onlyIn('redirects')).find(({ title }) => title === '/one')!
    const mine = await release('Mine', { collection: 'redirects', id: one.id })
    const undone = await client().post(`/old-websites/${id}/redirects/undo`, { addresses: ['/one', '/two'] })
    expect(undone.body).toEqual({ undone: 1 })
    expect([await titlesOf('redirects'), await titlesIn(mine)]).toEqual([['/one'], ['/one']])
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
