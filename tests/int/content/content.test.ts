import type { CollectionSlug } from 'payload'
import { boot, ORIGIN, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'
import { callboardOf } from '@/access/registryOf'
import { tinyPng } from '@tests/support/files'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

interface Doc {
  id: string
  _status: string
  publishedAt?: string | null
  publishDate?: string | null
  slug?: string
  title?: string
  name?: string
  [field: string]: unknown
}

/** The least that each type asks for beside its title. */
const needed = async (slug: string): Promise<Record<string, unknown>> => {
  switch (slug) {
    case 'event-instances':
      return {
        event: await create(app.payload, 'events', { tenant: world.a, title: 'Hamlet' }),
        start: '2027-03-01T19:30:00.000Z',
      }
    case 'redirects':
      return { from: '/old', toAddress: '/new' }
    case 'fonts':
      return { family: 'Garamond' }
    default:
      return {}
  }
}

describe('Content written by an editor [A-001, B-001]', () => {
  it('can be drafted, published, changed and read back with its versions in every content type', async () => {
    const editor = world.clients['editor-a']!
    for (const { slug, titleField } of callboardOf(app.payload).contentTypes) {
      const data = { ...(await needed(slug)), _status: 'draft', tenant: world.a, [titleField]: `A ${slug}` }
      const made = await post(slug, data)
      expect([slug, made.status]).toEqual([slug, 201])
      const path = `/${slug}/${made.body.doc.id}`
      const published = await editor.patch<{ doc: Doc }>(path, { _status: 'published' })
      expect([slug, published.status, published.body.doc._status]).toEqual([slug, 200, 'published'])
      const changed = await editor.patch<{ doc: Doc }>(`${path}?draft=true`, { [titleField]: `A changed ${slug}` })
      expect([slug, changed.status]).toEqual([slug, 200])
      const live = await editor.get<Doc>(path)
      const draft = await editor.get<Doc>(`${path}?draft=true`)
      if (slug !== 'event-instances' && slug !== 'redirects') {
        expect([live.body[titleField], draft.body[titleField]]).toEqual([`A ${slug}`, `A changed ${slug}`])
      }
      const versions = await editor.get<{ totalDocs: number }>(
        `/${slug}/versions?where[parent][equals]=${made.body.doc.id}`,
      )
      expect(versions.body.totalDocs).toBeGreaterThanOrEqual(2)
    }
  })

  it('has the times of the server in every content type, whatever a request says', async () => {
    const editor = world.clients['editor-a']!
    const past = '2001-01-01T00:00:00.000Z'
    const forged = { createdAt: past, deletedAt: past, updatedAt: past }
    const started = new Date().toISOString()
    for (const { slug, titleField } of callboardOf(app.payload).contentTypes) {
      const data = { ...(await needed(slug)), tenant: world.a, [titleField]: `Timed ${slug}` }
      const { doc } = (await post(slug, { ...data, ...forged })).body
      expect([slug, doc?.createdAt, doc?.updatedAt, doc?.deletedAt ?? null]).toEqual([
        slug,
        expect.any(String),
        expect.any(String),
        null,
      ])
      const copy = (await editor.post<{ doc: Doc }>(`/${slug}/${doc.id}/duplicate`, forged)).body.doc
      // Some types have no copies.
      for (const { createdAt, updatedAt } of copy ? [doc, copy] : [doc])
        expect([slug, String(createdAt) >= started, String(updatedAt) >= started]).toEqual([slug, true, true])
      expect((await world.clients['owner-a']!.patch(`/${slug}/${doc.id}`, { deletedAt: past })).status).toBe(200)
      const trashed = await editor.get<{ docs: Doc[] }>(`/${slug}?trash=true&where[id][equals]=${doc.id}`)
      expect([slug, String(trashed.body.docs[0]?.deletedAt) >= started]).toEqual([slug, true])
    }
  })

  it('has the facts of its file in every type with files, by form, request, list and copy', async () => {
    const editor = world.clients['editor-a']!
    const forged = {
      filename: 'b.html',
      filesize: 1,
      mimeType: 'text/html',
      sizes: null,
      url: '/b',
      width: 1e9,
      height: -1,
    }
    const types = callboardOf(app.payload).contentTypes.filter(
      ({ slug }) => app.payload.collections[slug as CollectionSlug].config.upload,
    )
    expect(types.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['files', 'media']))
    for (const { slug, titleField } of types) {
      const plain = { alt: 'A', tenant: world.a, [titleField]: 'A file' }
      const made = await post(slug, plain)
      expect([slug, made.status]).toEqual([slug, 201])
      const fresh = made.body.doc
      const facts = ({ filesize, height, mimeType, url, width }: Doc) => ({
        filesize,
        height,
        mimeType,
        type: String(url).split('.').at(-1),
        width,
      })
      const expected = facts(fresh)
      const { doc } = (await post(slug, { ...plain, ...forged })).body
      expect([slug, facts(doc)]).toEqual([slug, expected])
      // Payload would fetch the file, and store it without a check.
      const path = `/${slug}/${doc.id}`
      for (const made of [`/${slug}?draft=true`, `${path}/duplicate`])
        expect((await editor.post(made, { ...plain, ...forged, url: `${ORIGIN}/admin` })).status).toBe(400)
      const { url: _, ...others } = forged
      for (const [door, answer] of [
        ['request', await editor.patch<{ doc: Doc }>(path, forged)],
        ['draft', await editor.patch<{ doc: Doc }>(`${path}?draft=true`, { ...forged, [titleField]: 'B' })],
        ['copy', await editor.post<{ doc: Doc }>(`${path}/duplicate`, others)],
      ] as const)
        expect([slug, door, answer.body.doc ? facts(answer.body.doc) : answer.text]).toEqual([slug, door, expected])
      await editor.patch(`/${slug}?where[id][equals]=${doc.id}`, forged)
      for (const query of ['', '?draft=true'])
        expect([slug, facts((await editor.get<Doc>(path + query)).body)]).toEqual([slug, expected])
    }
  })

  it.each([{ focalX: 1e9 }, { focalY: -1 }, { focalX: 100.5 }, { focalX: '50' }])(
    'refuses a focal point outside the picture: %j',
    async (point) => {
      const editor = world.clients['editor-a']!
      const { id } = (await post('media', { alt: 'A', tenant: world.a, title: 'A' })).body.doc
      const refused = await editor.patch<{ errors: { message: string }[] }>(`/media/${id}`, point)
      expect([refused.status, refused.body.errors[0]?.message]).toEqual([400, expect.stringContaining('focal point')])
      expect((await post('media', { ...point, alt: 'A', tenant: world.a, title: 'A' })).status).toBe(400)
      expect((await editor.patch(`/media/${id}`, { focalX: 0, focalY: 100 })).status).toBe(200)
    },
  )

  async function post(slug: string, data: Record<string, unknown>) {
    const editor = world.clients['editor-a']!
    if (slug !== 'media' && slug !== 'files') return editor.post<{ doc: Doc }>(`/${slug}?draft=true`, data)
    const form = new FormData()
    const file =
      slug === 'media'
        ? new File([tinyPng()], 'a.png', { type: 'image/png' })
        : new File(['Notes'], 'a.txt', { type: 'text/plain' })
    form.set('file', file)
    form.set('_payload', JSON.stringify(data))
    return editor.post<{ doc: Doc }>(`/${slug}?draft=true`, form)
  }
})

describe('Publishing', () => {
  it('records the first publication once, and keeps the date that staff entered [B-123, B-131]', async () => {
    const editor = world.clients['editor-a']!
    const made = await editor.post<{ doc: Doc }>('/pages?draft=true', {
      _status: 'draft',
      publishDate: '2027-01-01T09:00:00.000Z',
      tenant: world.a,
      title: 'Season',
    })
    expect(made.body.doc.publishedAt ?? null).toBeNull()
    const path = `/pages/${made.body.doc.id}`
    const first = (await editor.patch<{ doc: Doc }>(path, { _status: 'published' })).body.doc
    expect(first.publishedAt).toEqual(expect.any(String))
    expect(first.publishDate).toBe('2027-01-01T09:00:00.000Z')
    await editor.patch(path, { _status: 'draft' })
    const again = (
      await editor.patch<{ doc: Doc }>(path, { _status: 'published', publishedAt: '1999-01-01T00:00:00.000Z' })
    ).body.doc
    expect(again.publishedAt).toBe(first.publishedAt)
  })

  it('derives a unique slug from the title and updates it until it is unlocked', async () => {
    const editor = world.clients['editor-a']!
    const page = async (data: Record<string, unknown>) =>
      (await editor.post<{ doc: Doc }>('/events', { tenant: world.a, ...data })).body.doc
    const one = await page({ title: 'The Winter’s Tale – Łódź' })
    const two = await page({ title: 'The Winter’s Tale – Łódź' })
    expect([one.slug, two.slug]).toEqual(['the-winters-tale-lodz', 'the-winters-tale-lodz-2'])
    await editor.patch(`/events/${one.id}`, { slug: 'tale', slugLock: false })
    const renamed = await editor.patch<{ doc: Doc }>(`/events/${one.id}`, { title: 'Another title' })
    expect(renamed.body.doc.slug).toBe('tale')
    const taken = await editor.patch<{ errors: { data: { errors: { path: string }[] } }[] }>(`/events/${two.id}`, {
      slug: 'tale',
      slugLock: false,
    })
    expect(taken.status).toBe(400)
    expect(taken.body.errors[0]!.data.errors[0]!.path).toBe('slug')
  })
})

describe('Performances', () => {
  it("keep their booking link, use their venue's time zone and set the dates of their event [B-135]", async () => {
    const editor = world.clients['editor-a']!
    const venue = await create(app.payload, 'venues', { name: 'Teatro', tenant: world.a, timezone: 'Europe/Madrid' })
    const event = (await editor.post<{ doc: Doc }>('/events', { tenant: world.a, title: 'Carmen', venue })).body.doc
    const play = async (start: string) =>
      (
        await editor.post<{ doc: Doc }>('/event-instances', {
          bookingLinkLabel: 'Book',
          bookingLinkURL: 'https://tickets.example/1',
          event: event.id,
          start,
          tenant: world.a,
        })
      ).body.doc
    const winter = await play('2027-01-10T19:30:00.000Z')
    const summer = await play('2027-07-10T18:30:00.000Z')
    expect([winter.start_tz, summer.start_tz]).toEqual(['Europe/Madrid', 'Europe/Madrid'])
    expect([winter.title, summer.title]).toEqual(['Carmen, Sun 10 Jan 2027, 20:30', 'Carmen, Sat 10 Jul 2027, 20:30'])
    expect(winter).toMatchObject({
      bookingLinkLabel: 'Book',
      bookingLinkURL: 'https://tickets.example/1',
      instanceStatus: 'scheduled',
    })
    const spanned = (await editor.get<Doc>(`/events/${event.id}`)).body
    expect([spanned.startDate, spanned.endDate]).toEqual(['2027-01-10T19:30:00.000Z', '2027-07-10T18:30:00.000Z'])
    expect([spanned.startDate_tz, spanned.endDate_tz]).toEqual(['Europe/Madrid', 'Europe/Madrid'])
    // What somebody types over them does not stay.
    const typed = (await editor.patch<{ doc: Doc }>(`/events/${event.id}`, { startDate: '2030-01-01T12:00:00.000Z' }))
      .body.doc
    expect([typed.startDate, typed.endDate]).toEqual([spanned.startDate, spanned.endDate])
    expect(
      (await editor.patch(`/event-instances/${winter.id}`, { bookingLinkURL: 'javascript:alert(1)' })).status,
    ).toBe(400)
  })
})

describe('Tenant document', () => {
  it('has a name, a slug and UTC unless another time zone is chosen [A-097, A-099, B-100, B-101, B-371]', async () => {
    const made = await create(app.payload, 'tenants', { name: 'Plain House', slug: 'plain' })
    const tenant = await world.clients.super!.get<Doc>(`/tenants/${made}`)
    expect(tenant.body).toMatchObject({
      avatar: null,
      currency: 'USD',
      defaultLanguage: 'en',
      id: made,
      name: 'Plain House',
      slug: 'plain',
      timezone: 'UTC',
    })
    // What the site decides is not the provider's form to write: it would put back what the site changed meanwhile.
    await world.clients.super!.patch(`/tenants/${made}`, { name: 'Plain Hall', timezone: 'Asia/Tokyo' })
    expect((await world.clients.super!.get<Doc>(`/tenants/${made}`)).body).toMatchObject({
      name: 'Plain Hall',
      timezone: 'UTC',
    })
  })

  it('returns its plan as an id or as an object with flags, and its add-ons [A-101, B-006, B-103, B-105]', async () => {
    const addon = await create(app.payload, 'addons', { ai_chat: true, name: 'Chat' })
    await app.payload.update({ id: world.a, collection: 'tenants', data: { addons: [{ active: true, addon }] } })
    const owner = world.clients['owner-a']!
    const flat = await owner.get<Doc>(`/tenants/${world.a}`)
    expect(flat.body.plan).toEqual(expect.any(String))
    const deep = await owner.get<{
      addons: { active: boolean; addon: { ai_chat: boolean } }[]
      plan: Record<string, unknown>
    }>(`/tenants/${world.a}?depth=1`)
    expect(deep.body.plan).toMatchObject({
      additional_locales: -1,
      custom_domains: true,
      name: 'Everything',
      staff_seats: -1,
    })
    expect(deep.body.addons[0]).toMatchObject({ active: true, addon: { ai_chat: true } })
    expect(flat.body).toMatchObject({ domains: [], installedApps: [] })
  })

  it('returns its selected theme with render mode and manifest [A-115, B-110]', async () => {
    const manifest = { blocks: [{ label: 'Hero', name: 'hero', settings: [] }] }
    const selectedTheme = await create(app.payload, 'themes', {
      _status: 'published',
      manifest,
      name: 'Proscenium',
      renderMode: 'nocode',
      tenant: world.a,
    })
    await app.payload.update({ id: world.a, collection: 'tenants', data: { selectedTheme } })
    const { body } = await world.clients['viewer-a']!.get<{ selectedTheme: object }>(`/tenants/${world.a}?depth=1`)
    expect(body.selectedTheme).toMatchObject({ manifest, name: 'Proscenium', renderMode: 'nocode' })
    const modeOf = async (tenant: string, name: string) =>
      (await world.clients[name]!.get<{ renderMode: string }>(`/tenants/${tenant}?depth=0`)).body.renderMode
    expect([await modeOf(world.a, 'viewer-a'), await modeOf(world.b, 'owner-b')]).toEqual(['nocode', 'nocode'])
    await app.payload.db.updateOne({ id: selectedTheme, collection: 'themes', data: { renderMode: 'code' } })
    expect(await modeOf(world.a, 'viewer-a')).toBe('code')
    // It is derived: what a client writes is ignored.
    await world.clients['super']!.patch(`/tenants/${world.a}`, { renderMode: 'nocode' })
    expect(await modeOf(world.a, 'viewer-a')).toBe('code')
    await app.payload.db.updateOne({ id: selectedTheme, collection: 'themes', data: { renderMode: 'nocode' } })
  })

  it('shows a user whether their own email is verified, and refuses to let them change it [B-118]', async () => {
    const viewer = world.clients['viewer-a']!
    const id = world.users['viewer-a']
    expect((await viewer.get<Doc>(`/users/${id}`)).body.emailVerified).toBe(true)
    await app.payload.update({ id: id!, collection: 'users', data: { emailVerified: false } })
    await viewer.patch(`/users/${id}`, { emailVerified: true })
    expect((await viewer.get<Doc>(`/users/${id}`)).body.emailVerified).toBe(false)
  })

  it('offers the configured time zones [B-373]', () => {
    const zones = app.config.admin.timezones.supportedTimezones as { value: string }[]
    expect(zones.map((zone) => zone.value).slice(0, 3)).toEqual(['UTC', 'America/New_York', 'America/Chicago'])
  })
})
