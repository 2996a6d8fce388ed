import { readOpenSessions, readAccount, readSignInSafety } from '@/database/accounts/accountReads'
import {
  readOwnOrganisation,
  readSiteOrganisations,
  readTrustedPartners,
} from '@/database/collaborators/siteOrganisations'
import { countOldDrafts, countWithoutAlt, readEventsWithoutPerformances } from '@/database/dashboard/attentionRows'
import { readSetupProgress } from '@/database/dashboard/setupProgress'
import { readNewestDrafts } from '@/database/dashboard/newestDrafts'
import { readFrameData } from '@/database/navigation/frameData'
import { readCustomRoles, readSiteStaff, readOpenInvitations } from '@/database/people/siteStaff'
import { hasSeveralTenants, readUsage } from '@/database/tenants/counts'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const req = () => ({ payload: app.payload })

describe('the screens of people', () => {
  it('read owner and staff of their site, each once, with their roles', async () => {
    const people = await readSiteStaff(app.payload, world.a)
    expect(people.map(({ firstName, kind, role }) => [firstName, kind, role]).sort()).toEqual([
      ['admin-a', 'tenant-admin', null],
      ['both', 'tenant-admin', null],
      ['editor-a', 'staff', 'Content editor'],
      ['owner-a', 'owner', null],
      ['viewer-a', 'tenant-viewer', null],
    ])
  })

  it('count who has a role, members and organisations apart', async () => {
    const roles = await readCustomRoles(app.payload, world.a)
    expect(roles).toMatchObject([{ invitations: 0, members: 1, organisations: 1, title: 'Content editor' }])
    expect(roles[0]!.permissions).toMatchObject({ 'pages:manage': true })
  })

  it('list invitations that were not accepted, open ones before those that have run out, as many as are wanted', async () => {
    const invite = (email: string, days: number, status: string) =>
      create(app.payload, 'invite-tokens', {
        email,
        expiresAt: new Date(Date.now() + days * 86_400_000).toISOString(),
        invitedBy: world.users['owner-a'],
        role: 'tenant-admin',
        status,
        tenant: world.a,
        tokenHash: email,
      })
    for (const [name, days, status] of [
      ['late', -1, 'pending'],
      ['open', 1, 'pending'],
      ['in', 1, 'accepted'],
    ] as const)
      await invite(`${name}@test.example`, days, status)
    expect(await readOpenInvitations(app.payload, world.a, 50)).toMatchObject([
      { email: 'open@test.example', firstName: 'owner-a', isAdmin: true, status: 'pending' },
      { email: 'late@test.example', status: 'expired' },
    ])
    expect(await readOpenInvitations(app.payload, world.a, 1)).toHaveLength(1)
    expect(await readOpenInvitations(app.payload, world.b, 50)).toEqual([])
    // Four members beside the owner, and the invitation that is open; Welsh beside English.
    expect(await readUsage(app.payload, world.a)).toEqual({ languages: 1, seats: 5 })
    expect(await hasSeveralTenants(app.payload)).toBe(true)
  })

  it('read organisations from the side of the site, and from their own', async () => {
    expect(await readSiteOrganisations(app.payload, world.a)).toMatchObject([
      { members: [{ email: 'studio@test.example' }], name: 'A studio', role: 'Content editor', status: 'approved' },
    ])
    expect(await readSiteOrganisations(app.payload, world.b)).toEqual([])
    expect(await readOwnOrganisation(app.payload, world.users.studio!)).toMatchObject({
      collaborations: [{ role: 'Content editor', site: 'Theatre A', status: 'approved' }],
      name: 'A studio',
    })
    expect(await readOwnOrganisation(app.payload, world.users['editor-a']!)).toBeNull()
    expect(await readTrustedPartners(app.payload, { person: world.users.studio!, tenant: world.b })).toEqual([])
    await create(app.payload, 'collaborators', { active: true, name: 'Partner', trusted: true })
    expect(await readTrustedPartners(app.payload, { person: world.users.studio!, tenant: world.b })).toMatchObject([
      { isOwn: false, name: 'Partner', status: null },
    ])
  })
})

describe('the screens of an account', () => {
  it('read what is stored of the person, and where they are signed in', async () => {
    const id = world.users['editor-a']!
    expect(await readAccount(app.payload, id)).toMatchObject({
      backup_codes: null,
      email: 'editor-a@test.example',
      email_verified: true,
      waiting: null,
    })
    const sessions = await readOpenSessions(app.payload, id, null)
    expect(sessions).toHaveLength(1)
    expect(await readOpenSessions(app.payload, id, sessions[0]!.id)).toMatchObject([{ id: sessions[0]!.id }])
    expect(await readSignInSafety(app.payload, id)).toEqual({ hasFactor: false, sessions: 1 })
  })

  it('name the others who give access: the owner, then admins, as many as are wanted', async () => {
    const surroundings = (mostGrantors: number, tenant: string | null) =>
      readFrameData(app.payload, { mostGrantors, tenant, user: world.users['editor-a']! })
    expect((await surroundings(3, world.a)).grantors.map(({ firstName }) => firstName)).toEqual([
      'owner-a',
      'admin-a',
      'both',
    ])
    expect((await surroundings(1, world.a)).grantors).toHaveLength(1)
    const { grantors } = await readFrameData(app.payload, {
      mostGrantors: 3,
      tenant: world.a,
      user: world.users['owner-a']!,
    })
    expect(grantors.map(({ firstName }) => firstName)).toEqual(['admin-a', 'both'])
    expect((await surroundings(3, world.a)).address).toMatchObject({ domains: [], slug: 'a' })
    expect(await surroundings(3, null)).toEqual({ address: null, grantors: [], tenantFile: null, userFile: null })
  })
})

describe('the dashboard', () => {
  it('reads what waits for somebody on its site, and nothing of another', async () => {
    const quiet = await create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'Quiet' })
    const played = await create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'Played' })
    await create(app.payload, 'event-instances', {
      _status: 'published',
      event: played,
      start: '2099-01-01T19:00:00.000Z',
      tenant: world.a,
    })
    await create(app.payload, 'events', { _status: 'published', tenant: world.b, title: 'Of B' })
    expect(await readEventsWithoutPerformances(req(), { limit: 5, locale: 'en', tenant: world.a })).toEqual([
      { id: quiet, title: 'Quiet' },
    ])
    const later = new Date(Date.now() + 60_000).toISOString()
    const draft = await create(app.payload, 'venues', { _status: 'draft', name: 'Studio', tenant: world.a })
    expect(await countOldDrafts(req(), world.a, ['venues', 'pages'], later)).toEqual([
      { collection: 'venues', count: 1 },
    ])
    expect(await countOldDrafts(req(), world.a, ['venues', 'pages'], '2020-01-01T00:00:00.000Z')).toEqual([])
    expect(await countOldDrafts(req(), world.a, [], later)).toEqual([])
    expect(await countWithoutAlt(req(), world.a, 'en')).toBe(0)
    const drafted = [
      { slug: 'venues', isTitleLocalized: true, titleField: 'name' },
      { slug: 'events', isTitleLocalized: true, titleField: 'title' },
    ]
    const options = { languages: ['cy', 'en'] as [string, string], limit: 6, tenant: world.a }
    expect(await readNewestDrafts(req(), drafted, options)).toMatchObject([
      { id: draft, collection: 'venues', isPublished: false, title: 'Studio' },
    ])
    await app.payload.update({
      id: quiet,
      collection: 'events',
      data: { title: 'Quieter' },
      draft: true,
      overrideAccess: true,
    })
    expect(await readNewestDrafts(req(), drafted, options)).toMatchObject([
      { collection: 'events', isPublished: true, title: 'Quieter' },
      { collection: 'venues' },
    ])
    const types = ['venues', 'media', 'events', 'pages']
    const there = await readSetupProgress(req(), world.a, types)
    expect([...there!.filled].sort()).toEqual(['events', 'venues'])
    expect(there).toMatchObject({ hasAddress: false, hasEvent: true, hasHome: false, hasLivePage: false })
    await create(app.payload, 'pages', { _status: 'published', slug: 'home', tenant: world.a, title: 'Home' })
    await create(app.payload, 'venues', {
      _status: 'published',
      city: 'Cardiff',
      name: 'Hall',
      street: '1 Quay Street',
      tenant: world.a,
    })
    expect(await readSetupProgress(req(), world.a, ['pages', 'venues'])).toMatchObject({
      hasAddress: true,
      hasHome: true,
      hasLivePage: true,
    })
    expect(await readSetupProgress(req(), world.b, types)).toMatchObject({
      filled: new Set(['events']),
      hasAddress: false,
      hasHome: false,
      hasLivePage: false,
    })
    expect(await readSetupProgress(req(), '00000000-0000-7000-8000-000000000000', types)).toBeNull()
  })
})
