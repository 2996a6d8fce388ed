import { screen, waitFor } from '@testing-library/react'
import { initI18n } from '@payloadcms/translations'
import { createLocalReq } from 'payload'
import { callboardOf } from '@/access/registryOf'
import { trailOf } from '@/components/frame/Trail/trailOf'
import { boot, type TestApp } from '@tests/support/boot'
import type { Client } from '@tests/support/client'
import { fill } from '@tests/support/screens/openDocument'
import { openPayloadScreen } from '@tests/support/screens/openPayloadScreen'
import { closeScreens, openScreen } from '@tests/support/screens/openScreen'
import { create, makeWorld, type World } from '@tests/support/world'
import { makeForm } from '../forms/support'

let app: TestApp
let world: World
let form: string
let page: string
let venue: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  form = await create(app.payload, 'forms', { _status: 'published', tenant: world.a, title: 'Auditions' })
  page = await create(app.payload, 'pages', { _status: 'draft', tenant: world.a, title: 'About us' })
  venue = (await app.payload.create({ collection: 'venues', data: { tenant: world.a } as never, draft: true })).id
})
afterEach(closeScreens)
afterAll(() => app.close())

/** What the server names a screen, from the first byte on. */
async function sentTrail({ cookie }: Client, path: string): Promise<string[]> {
  const { payload } = app
  const headers = new Headers({ Cookie: cookie, Origin: 'http://localhost:3000' })
  const { user } = await payload.auth({ headers })
  const i18n = await initI18n({ config: app.config.i18n, context: 'client', language: 'en' })
  const req = await createLocalReq({ req: { headers, i18n: i18n as never }, ...(user && { user }) }, payload)
  const trail = await trailOf({ locale: { code: 'en' }, params: { segments: path.split('/').slice(2) }, req })
  return trail.map(({ label }) => (typeof label === 'string' ? label : ''))
}

/** What Payload and our screens set once they have come alive. */
const shownTrail = () =>
  [...screen.getByRole('navigation', { name: 'Breadcrumbs' }).querySelectorAll('a')].map(
    ({ textContent }) => textContent,
  )

async function expectSameTrail(person: string, path: string): Promise<string[]> {
  const client = world.clients[person]!
  const sent = await sentTrail(client, path)
  await openPayloadScreen(app, client, path)
  await waitFor(() => expect([path, ...shownTrail()]).toEqual([path, ...sent]))
  await closeScreens()
  return sent
}

describe('the breadcrumbs that the server sends', () => {
  const sentTo = (person: string, path: string) => sentTrail(world.clients[person]!, path)
  const openLists = () => app.config.collections.filter(({ admin }) => admin.hidden !== true).map(({ slug }) => slug)
  const content = () => new Set(callboardOf(app.payload).contentTypes.map(({ slug }) => slug))

  it('are those that the browser sets on the list of every content type', async () => {
    const types = openLists().filter((slug) => content().has(slug))
    expect(types.length).toBeGreaterThan(15)
    for (const slug of types) await expectSameTrail('owner-a', `/admin/collections/${slug}`)
  })

  it('are those that the browser sets on every list of the provider', async () => {
    const others = openLists().filter((slug) => !content().has(slug))
    expect(others).toContain('tenants')
    for (const slug of others) await expectSameTrail('super', `/admin/collections/${slug}`)
  })

  it('are those that the browser sets on every screen of a document', async () => {
    expect(await expectSameTrail('owner-a', `/admin/collections/pages/${page}`)).toEqual(['Pages', 'About us'])
    expect(await expectSameTrail('owner-a', `/admin/collections/pages/${page}/versions`)).toHaveLength(3)
    expect(await expectSameTrail('owner-a', `/admin/collections/pages/${page}/translate`)).toHaveLength(3)
    const { docs } = await app.payload.findVersions({ collection: 'forms', where: { parent: { equals: form } } })
    expect(await expectSameTrail('owner-a', `/admin/collections/forms/${form}/versions/${docs[0]!.id}`)).toHaveLength(4)
  })

  it('say of a document without a title that it is untitled, as the browser does', async () => {
    expect(await expectSameTrail('owner-a', `/admin/collections/venues/${venue}`)).toEqual(['Venues', 'Untitled'])
    const versions = ['Venues', 'Untitled', 'Versions']
    expect(await expectSameTrail('owner-a', `/admin/collections/venues/${venue}/versions`)).toEqual(versions)
  })

  it('are those that the browser sets on new documents, in the trash and in the answers of a form', async () => {
    expect(await expectSameTrail('owner-a', '/admin/collections/pages/create')).toEqual(['Pages', 'New page'])
    expect(await expectSameTrail('owner-a', '/admin/collections/pages/trash')).toHaveLength(2)
    expect(await expectSameTrail('owner-a', `/admin/collections/forms/${form}/answers`)).toHaveLength(3)
  })

  it('are those that the browser sets on the other screens of the provider', async () => {
    expect(await expectSameTrail('super', '/admin/collections/tenants')).toEqual(['Overview', 'All sites'])
    expect(await expectSameTrail('super', `/admin/collections/tenants/${world.a}`)).toHaveLength(2)
    expect(await expectSameTrail('super', `/admin/collections/users/${world.users['editor-a']}`)).toHaveLength(2)
    const { docs } = await app.payload.find({ collection: 'memberships', limit: 1 })
    await expectSameTrail('super', `/admin/collections/memberships/${docs[0]!.id}`)
    for (const { slug } of app.config.globals) {
      await expectSameTrail('super', `/admin/globals/${slug}`)
      expect(await expectSameTrail('super', `/admin/globals/${slug}/versions`)).toHaveLength(2)
    }
  })

  it('name nothing that the person cannot read', async () => {
    const { docs } = await app.payload.find({
      collection: 'memberships',
      limit: 1,
      where: { user: { equals: world.users['viewer-a'] } },
    })
    const membership = `/admin/collections/memberships/${docs[0]!.id}`
    expect(await sentTo('super', membership)).toHaveLength(2)
    expect(await sentTo('owner-b', membership)).toHaveLength(1)
    expect(await sentTo('super', '/admin/globals/announcement/versions')).toHaveLength(2)
    expect(await sentTo('owner-a', '/admin/globals/announcement/versions')).toEqual([])
  })

  it('name a version only below its own document', async () => {
    const other = await create(app.payload, 'pages', { _status: 'draft', tenant: world.a, title: 'Visit us' })
    const { docs } = await app.payload.findVersions({ collection: 'pages', where: { parent: { equals: page } } })
    const versionOf = (id: string, version = docs[0]!.id) => `/admin/collections/pages/${id}/versions/${version}`
    expect(await sentTo('owner-a', versionOf(page))).toHaveLength(4)
    expect(await sentTo('owner-a', versionOf(other))).toEqual(['Pages', 'Visit us', 'Versions'])
    expect(await sentTo('owner-a', versionOf(page, 'none'))).toEqual(['Pages', 'About us', 'Versions'])
  })

  it('name an answer only below its own form, and only to people who may read answers', async () => {
    const choir = await makeForm(app, world.a, 'Choir', ['Ada'])
    const { docs } = await app.payload.find({ collection: 'form-submissions', where: { form: { equals: choir } } })
    const answerOf = (id: string, answer = docs[0]!.id) => `/admin/collections/forms/${id}/answers/${answer}`
    expect(await sentTo('owner-a', answerOf(choir))).toHaveLength(4)
    expect(await sentTo('owner-a', answerOf(form))).toEqual([])
    expect(await sentTo('owner-a', answerOf(choir, 'none'))).toEqual([])
    expect(await sentTo('owner-b', answerOf(choir))).toEqual([])
  })
})

describe('the breadcrumbs of what has an id for a title', () => {
  const TITLE = '0d9a3c52-6f0e-4a8b-9a57-3b0f3d4c2e11'
  const expectTrail = (trail: string[]) => waitFor(() => expect(shownTrail()).toEqual(trail))

  it('keep the title of a document, also of one that is being created', async () => {
    const titled = await create(app.payload, 'pages', { _status: 'draft', tenant: world.a, title: TITLE })
    expect(await expectSameTrail('owner-a', `/admin/collections/pages/${titled}`)).toEqual(['Pages', TITLE])
    const opened = await openPayloadScreen(app, world.clients['owner-a']!, '/admin/collections/pages/create')
    await fill(opened, document.querySelector<HTMLInputElement>('#field-title')!, TITLE)
    await expectTrail(['Pages', TITLE])
  })

  it('keep the title on screens of ours: of a form with answers, whichever id it is, and of a release', async () => {
    const titled = await create(app.payload, 'forms', { _status: 'published', tenant: world.a, title: TITLE })
    const answers = `/admin/collections/forms/${titled}/answers`
    expect(await expectSameTrail('owner-a', answers)).toEqual(['Forms', TITLE, 'Answers'])
    await app.payload.update({ collection: 'forms', data: { title: titled }, id: titled })
    await openPayloadScreen(app, world.clients['owner-a']!, answers)
    await expectTrail(['Forms', titled, 'Answers'])
    await closeScreens()
    const owner = world.clients['owner-a']!
    const { body } = await owner.post<{ id: string }>('/releases', { tenantId: world.a, title: TITLE })
    await openScreen(app, owner, `/admin/releases/${body.id}`)
    await expectTrail(['Releases', TITLE])
  })
})
