import { STARTERS, type StarterKey } from '@/plugins/starters/lib/starters'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, type Client } from '@tests/support/client'
import { create, makeWorld, type World } from '@tests/support/world'
import { visit } from '@tests/support/visitor'

interface Page {
  id: string
  _status: string
  slug: string
  title: string
}
interface Removed {
  kept: { collection: string; id: string; reason: string; title: string }[]
  removed: number
}

let app: TestApp
let world: World
let owner: Client
let site: string

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  owner = world.clients['owner-b']!
  site = world.b
})
afterAll(() => app.close())

const choose = (starter: string, client = owner, tenant = site) =>
  client.post<{ written: number }>('/starters/choose', { starter, tenant })
const remove = (client = owner, tenant = site) => client.post<Removed>('/starters/remove', { tenant })
const state = async (client = owner, tenant = site) =>
  (await client.get<{ canChoose: boolean; chosen: StarterKey | null }>(`/starters?tenant=${tenant}`)).body
const pagesOf = async (tenant = site): Promise<Page[]> =>
  (await app.payload.find({ collection: 'pages', draft: true, limit: 0, where: { tenant: { equals: tenant } } }))
    .docs as Page[]
const counts = async (tenant = site) =>
  Object.fromEntries(
    await Promise.all(
      (['menus', 'pages', 'themes'] as const).map(async (collection) => [
        collection,
        (await app.payload.count({ collection, where: { tenant: { equals: tenant } } })).totalDocs,
      ]),
    ),
  ) as Record<'menus' | 'pages' | 'themes', number>
const selectedTheme = async (tenant = site) =>
  (await app.payload.findByID({ collection: 'tenants', depth: 0, id: tenant })).selectedTheme ?? null
const NOTHING = { menus: 0, pages: 0, themes: 0 }

describe('a starter', () => {
  afterEach(async () => {
    await remove()
    for (const collection of ['menus', 'pages', 'events'] as const)
      await app.payload.delete({ collection, where: { tenant: { equals: site } } })
  })

  it.each(STARTERS.filter((key) => key !== 'pages'))(
    'makes a live home page, drafts, menus and a look, and goes as one: %s',
    async (key) => {
      expect(await counts()).toEqual(NOTHING)
      const { body, status } = await choose(key)
      expect(status).toBe(201)
      const pages = await pagesOf()
      const live = pages.filter(({ _status }) => _status === 'published')
      expect(live.map(({ slug, title }) => ({ slug, title }))).toEqual([{ slug: 'home', title: 'Theatre B' }])
      expect(pages.length).toBeGreaterThanOrEqual(6)
      expect(await counts()).toEqual({ menus: 2, pages: pages.length, themes: 1 })
      expect(body.written).toBe(pages.length + 3)
      expect(await selectedTheme()).not.toBeNull()
      expect(await state()).toMatchObject({ canChoose: true, chosen: key })
      const removed = await remove()
      expect(removed.body).toEqual({ kept: [], removed: pages.length + 3 })
      expect(await counts()).toEqual(NOTHING)
      expect(await selectedTheme()).toBeNull()
      expect(await state()).toMatchObject({ canChoose: true, chosen: null })
    },
  )

  it('replaces the one before, and chosen twice is there once', async () => {
    await choose('festival')
    const festival = await pagesOf()
    expect(festival.map(({ slug }) => slug)).toContain('volunteer')
    await choose('arts-centre')
    await choose('arts-centre')
    const pages = await pagesOf()
    const slugs = pages.map(({ slug }) => slug)
    expect(slugs).not.toContain('volunteer')
    expect(slugs).toContain('cafe')
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(await counts()).toEqual({ menus: 2, pages: pages.length, themes: 1 })
  })

  it('leaves what somebody has changed, and what that uses, and says so', async () => {
    await choose('theatre')
    const pages = await pagesOf()
    const visit = pages.find(({ slug }) => slug === 'visit')!
    const about = pages.find(({ slug }) => slug === 'about')!
    // A draft of a draft, and a document of the site that links to a page of the starter.
    await owner.patch(`/pages/${visit.id}?draft=true`, { title: 'How to find us' })
    await create(app.payload, 'menus', {
      _status: 'draft',
      entries: [{ document: { relationTo: 'pages', value: about.id }, kind: 'document' }],
      place: 'main',
      tenant: site,
      title: 'Mine',
    })
    const { kept, removed } = (await remove()).body
    expect(kept).toEqual(
      expect.arrayContaining([
        { collection: 'pages', id: visit.id, reason: 'changed', title: 'How to find us' },
        { collection: 'pages', id: about.id, reason: 'used', title: 'About us' },
      ]),
    )
    expect(kept).toHaveLength(2)
    expect(removed).toBe(pages.length + 3 - 2)
    expect((await pagesOf()).map(({ slug }) => slug).sort()).toEqual(['about', 'visit'])
    // They belong to the site now: nothing is removed a second time.
    expect((await remove()).body).toEqual({ kept: [], removed: 0 })
    expect(await pagesOf()).toHaveLength(2)
  })

  it('leaves what a release or a set time waits for', async () => {
    await choose('theatre')
    const pages = await pagesOf()
    const [about, visit] = ['about', 'visit'].map((slug) => pages.find((page) => page.slug === slug)!)
    const release = await owner.post<{ id: string }>('/releases', { tenantId: site, title: 'Opening' })
    const documents = [{ collection: 'pages', id: about!.id }]
    expect((await owner.post(`/releases/${release.body.id}/documents`, { documents })).body).toEqual({ added: 1 })
    const time = { day: '2099-01-01', isPublish: true, time: '10:00' }
    expect((await owner.post(`/documents/pages/${visit!.id}/schedule`, time)).status).toBe(200)
    const { kept, removed } = (await remove()).body
    expect([kept.map(({ id, reason }) => [id, reason]).sort(), removed]).toEqual([
      [
        [about!.id, 'used'],
        [visit!.id, 'used'],
      ].sort(),
      pages.length + 3 - 2,
    ])
  })

  it('leaves a look that was saved in the studio, still in use', async () => {
    await choose('theatre')
    const theme = String(await selectedTheme())
    const studio = (await owner.get<{ choices: object; newest: number; updatedAt: string }>(`/themes/${theme}/studio`))
      .body
    const saved = await owner.post(`/themes/${theme}/studio`, {
      choices: { ...studio.choices, houseCorners: 'round' },
      newest: studio.newest,
      updatedAt: studio.updatedAt,
    })
    expect(saved.status).toBe(201)
    expect((await remove()).body.kept).toMatchObject([{ collection: 'themes', id: theme, reason: 'changed' }])
    expect(await selectedTheme()).toBe(theme)
    await app.payload.update({ collection: 'tenants', data: { selectedTheme: null }, id: site })
    await app.payload.delete({ collection: 'themes', id: theme })
  })

  it('leaves a look that somebody is editing, still in use', async () => {
    await choose('theatre')
    const theme = String(await selectedTheme())
    const lock = await create(app.payload, 'payload-locked-documents', {
      document: { relationTo: 'themes', value: theme },
      user: { relationTo: 'users', value: world.users['editor-b'] },
    })
    expect((await remove()).body.kept).toMatchObject([{ collection: 'themes', id: theme, reason: 'edited' }])
    expect(await selectedTheme()).toBe(theme)
    await app.payload.delete({ collection: 'payload-locked-documents', id: lock })
    await app.payload.update({ collection: 'tenants', data: { selectedTheme: null }, id: site })
    await app.payload.delete({ collection: 'themes', id: theme })
  })

  it('replaces no page, menu or theme that the site has', async () => {
    const mine = await create(app.payload, 'pages', {
      slug: 'home',
      slugLock: false,
      tenant: site,
      title: 'My own home',
    })
    await create(app.payload, 'menus', { _status: 'draft', entries: [], place: 'main', tenant: site })
    await choose('concert-hall')
    expect((await pagesOf()).filter(({ slug }) => slug === 'home')).toMatchObject([{ id: mine, title: 'My own home' }])
    expect((await counts()).menus).toBe(2)
    await remove()
    expect(await pagesOf()).toMatchObject([{ id: mine }])
  })

  it('is for empty sites only', async () => {
    await create(app.payload, 'events', { tenant: site, title: 'Hamlet' })
    expect((await choose('theatre')).status).toBe(409)
    expect(await state()).toMatchObject({ canChoose: false })
    expect(await counts()).toEqual(NOTHING)
  })

  it('is what visitors see: its name, its events in the menu, and no draft', async () => {
    await choose('festival')
    const { text: html } = await visit(app, 'b.localhost', '/')
    expect(html).toContain('Theatre B')
    expect(html).toContain('A few days, many stages')
    expect(html).toContain('href="/events"')
    expect(html).not.toContain('Volunteer')
    expect(html).toContain('header-band')
    expect(html).toContain('/-/colours/fff3cf-1f1235-a3104a.css')
  })

  it('is chosen and removed by administrators of the site alone', async () => {
    await choose('theatre')
    const before = await counts()
    for (const person of ['editor-b', 'viewer-b']) {
      expect((await choose('festival', world.clients[person])).status).toBe(403)
      expect((await remove(world.clients[person])).status).toBe(403)
    }
    expect((await choose('festival', world.clients['owner-a'])).status).toBe(404)
    expect((await remove(world.clients['owner-a'])).status).toBe(404)
    expect((await choose('festival', anonymous(app))).status).toBe(401)
    expect(await counts()).toEqual(before)
    expect(await counts(world.a)).toEqual(NOTHING)
  })

  it('touches no other site', async () => {
    const page = await create(app.payload, 'pages', { _status: 'published', tenant: world.a, title: 'Of A' })
    await choose('theatre')
    await remove()
    expect(await pagesOf(world.a)).toMatchObject([{ id: page }])
    await app.payload.delete({ collection: 'pages', id: page })
  })
})

describe('a new site', () => {
  const onboard = (slug: string, more: object = {}) =>
    world.clients.super!.post<{ id: string }>('/tenants/onboard', {
      name: 'Gate',
      ownerEmail: `owner@${slug}.example`,
      slug,
      ...more,
    })

  it.each(STARTERS)('begins with a starter, without a plan that would pay for it: %s', async (starter) => {
    const { body, status } = await onboard(`with-${starter}`, { starter })
    expect(status).toBe(201)
    const pages = await pagesOf(body.id)
    expect(pages.filter(({ _status }) => _status === 'published')).toHaveLength(starter === 'pages' ? 0 : 1)
    expect((await state(world.clients.super, body.id)).chosen).toBe(starter)
    expect(await counts(body.id)).toMatchObject(starter === 'pages' ? { menus: 0, themes: 0 } : { menus: 2, themes: 1 })
  })

  it('begins in its first language, and in English where the starter has no text in it', async () => {
    const titles = async (language: string) => {
      const { body } = await onboard(`speaks-${language}`, { language, starter: 'theatre' })
      const { docs } = await app.payload.find({
        collection: 'pages',
        draft: true,
        locale: language as 'cy',
        where: { tenant: { equals: body.id } },
      })
      return docs.map(({ title }) => title)
    }
    expect(await titles('cy')).toContain('Ymweld â ni')
    expect(await titles('ar')).toContain('زورونا')
    expect(await titles('fr')).toContain('Visit us')
  })

  it('begins with nothing on request, and not at all with a starter that is not there', async () => {
    const { body } = await onboard('with-nothing', { starter: 'empty' })
    expect(await counts(body.id)).toEqual(NOTHING)
    expect((await onboard('with-circus', { starter: 'circus' })).status).toBe(422)
    expect(
      (await app.payload.count({ collection: 'tenants', where: { slug: { equals: 'with-circus' } } })).totalDocs,
    ).toBe(0)
  })
})
