import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { loadTenant } from '@/access/tenants'
import { personOf } from '@/access/personOf'
import { loadChecklist } from '@/components/views/Dashboard/data/loadChecklist'
import { AWAY_KEY } from '@/components/views/Dashboard/Checklist/steps'
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

/** What somebody sees on the dashboard of a site. */
async function seen(name: string, site = world.b, now = new Date()) {
  const user = await app.payload.findByID({ collection: 'users', id: world.users[name]! })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } as never }, app.payload)
  const [person, tenant] = [await personOf(req), await loadTenant(app.payload, site)]
  return loadChecklist({ person: person!, req, tenant: tenant! }, now)
}

const state = async (name: string, site?: string) =>
  Object.fromEntries((await seen(name, site)).steps.map(({ isDone, name: step }) => [step, isDone]))

describe('the first steps of a site', () => {
  it('are those that the person may do', async () => {
    expect(Object.keys(await state('owner-b'))).toEqual([
      'name',
      'logo',
      'address',
      'home',
      'event',
      'look',
      'colleague',
      'domain',
    ])
    expect(Object.keys(await state('editor-b'))).toEqual(['address', 'home', 'event'])
    expect(await state('viewer-b')).toEqual({})
  })

  it('tick themselves from what is there, and from nothing else', async () => {
    expect(await state('owner-b')).toEqual({
      address: false,
      colleague: true,
      domain: false,
      event: false,
      home: false,
      logo: false,
      look: false,
      name: true,
    })
    expect((await seen('owner-b')).isEmptySite).toBe(true)
    // Drafts, addresses that are not there and what a neighbour has are no step done.
    await create(app.payload, 'events', { tenant: world.b, title: 'Draft' })
    const venue = await create(app.payload, 'venues', { _status: 'published', name: 'Hall', tenant: world.b })
    await create(app.payload, 'pages', { _status: 'published', slug: 'home', tenant: world.a, title: 'Of another' })
    await create(app.payload, 'pages', { _status: 'published', slug: 'about', tenant: world.b, title: 'About' })
    expect(await state('owner-b')).toMatchObject({ address: false, event: false, home: false })
    await app.payload.update({
      collection: 'venues',
      data: { _status: 'published', city: 'Cardiff', street: '1 Quay Street' },
      id: venue,
    })
    await create(app.payload, 'events', { _status: 'published', tenant: world.b, title: 'Live' })
    await create(app.payload, 'pages', { _status: 'published', slug: 'home', tenant: world.b, title: 'Home' })
    await app.payload.update({
      collection: 'tenants',
      data: { domains: [{ domain: 'b.example', status: 'verifying' }] },
      id: world.b,
    })
    expect(await state('owner-b')).toMatchObject({ address: true, domain: false, event: true, home: true })
    await poolOf(app.payload).query(`update tenants_domains set status = 'active'`)
    expect(await state('owner-b')).toMatchObject({ domain: true, logo: false })
    expect((await seen('owner-b')).isEmptySite).toBe(false)
  })

  it('lead to the studio of the theme of the site where it is one without code, and to the list of themes otherwise', async () => {
    const lookOf = async (name: string, site: string) =>
      (await seen(name, site)).steps.find(({ name: step }) => step === 'look')?.path
    const make = (tenant: string, renderMode: string) =>
      create(app.payload, 'themes', { _status: 'draft', name: `${renderMode} ${randomUUID()}`, renderMode, tenant })
    const select = (site: string, selectedTheme: string | null) =>
      app.payload.db.updateOne({ collection: 'tenants', data: { selectedTheme }, id: site })
    expect(await lookOf('owner-b', world.b)).toBe('/collections/themes')
    // Neither the theme of a neighbour nor one of code.
    const ofNeighbour = await make(world.a, 'nocode')
    const code = await make(world.b, 'code')
    expect(await lookOf('owner-b', world.b)).toBe('/collections/themes')
    expect(await lookOf('owner-a', world.a)).toBe(`/studio/edit?tenantId=${world.a}&themeId=${ofNeighbour}`)
    const styled = await make(world.b, 'nocode')
    expect(await lookOf('owner-b', world.b)).toBe(`/studio/edit?tenantId=${world.b}&themeId=${styled}`)
    await make(world.b, 'nocode')
    await select(world.b, styled)
    expect(await lookOf('owner-b', world.b)).toBe(`/studio/edit?tenantId=${world.b}&themeId=${styled}`)
    await select(world.b, code)
    expect(await lookOf('owner-b', world.b)).toBe('/collections/themes')
    await select(world.b, null)
  })

  it('are put away by each person for each site, and stand on no site that is not new any more', async () => {
    expect((await seen('owner-b')).isAway).toBe(false)
    const later = new Date(Date.now() + 61 * 86_400_000)
    expect((await seen('owner-b', world.b, later)).isAway).toBe(true)
    await world.clients['owner-b']!.post(`/payload-preferences/${AWAY_KEY}`, { value: { [world.a]: true } })
    expect((await seen('owner-b')).isAway).toBe(false)
    await world.clients['owner-b']!.post(`/payload-preferences/${AWAY_KEY}`, {
      value: { [world.a]: true, [world.b]: true },
    })
    expect((await seen('owner-b')).isAway).toBe(true)
    await world.clients['owner-b']!.post(`/payload-preferences/${AWAY_KEY}`, { value: { [world.b]: false } })
    expect((await seen('owner-b')).isAway).toBe(false)
  })
})
