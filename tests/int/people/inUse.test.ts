import { createLocalReq, commitTransaction, initTransaction } from 'payload'
import { poolOf } from '@/database/connections'
import { lockAccount } from '@/database/accounts/accountReads'
import { boot, type TestApp } from '@tests/support/boot'
import { PASSWORD, type Client } from '@tests/support/client'
import { contentPermissions, create, makeWorld, type World } from '@tests/support/world'
import { clearRateLimits } from './support'

let app: TestApp
let world: World
let provider: Client

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  provider = world.clients.super!
})
beforeEach(() => clearRateLimits(app))
afterAll(() => app.close())

let number = 0
const newUser = (more: object = {}) =>
  create(app.payload, 'users', {
    email: `user${++number}@inuse.example`,
    firstName: 'Uma',
    ...more,
    password: PASSWORD,
  })
const newSite = async (owner: string, more: object = {}) =>
  create(app.payload, 'tenants', { name: `Site ${++number}`, owner, slug: `site-${number}`, ...more })
const newRole = (tenant: string) =>
  create(app.payload, 'user-roles', { permissions: { 'pages:view': true }, tenant, title: 'Reader' })
const ownerOf = async (tenant: string) =>
  (await app.payload.findByID({ collection: 'tenants', depth: 0, id: tenant })).owner
const exists = async (collection: string, id: string) =>
  (await app.payload.count({ collection: collection as 'users', where: { id: { equals: id } } })).totalDocs === 1
const superAdmins = async () =>
  (await app.payload.count({ collection: 'users', where: { roles: { in: ['super-admin'] } } })).totalDocs

interface Failure {
  errors: { message: string }[]
}

/** A document that a site depends on, and how the dependence ends. */
interface InUse {
  id: string
  release: () => Promise<unknown>
}

const IN_USE: Record<string, { collection: string; says: RegExp; make: () => Promise<InUse> }> = {
  'the account of an owner': {
    collection: 'users',
    make: async () => {
      const id = await newUser()
      const site = await newSite(id)
      return {
        id,
        release: () =>
          provider.patch(`/tenants/${site}`, { owner: world.users['owner-a'] }).then(async () => {
            await app.payload.delete({ collection: 'memberships', where: { user: { equals: id } } })
          }),
      }
    },
    says: /Uma.* owns .*Site .*Transfer the ownership/s,
  },
  'the account of a member': {
    collection: 'users',
    make: async () => {
      const id = await newUser()
      await create(app.payload, 'memberships', { role: 'tenant-viewer', tenant: world.a, user: id })
      await create(app.payload, 'notices', { recipient: id, title: 'Welcome' })
      return { id, release: () => provider.post(`/users/${id}/remove-tenant-access`, { tenantId: world.a }) }
    },
    says: /Uma.* works at .*Theatre A.*Remove their access/s,
  },
  'a role of a member': {
    collection: 'user-roles',
    make: async () => {
      const [id, user] = [await newRole(world.a), await newUser()]
      const membership = await create(app.payload, 'memberships', {
        role: 'staff',
        tenant: world.a,
        user,
        userRole: id,
      })
      return { id, release: () => app.payload.delete({ collection: 'memberships', id: membership }) }
    },
    says: /This role is in use/,
  },
  'a role of an organisation': {
    collection: 'user-roles',
    make: async () => {
      const id = await newRole(world.b)
      const organisation = await create(app.payload, 'collaborators', { name: 'Lighting' })
      await create(app.payload, 'access-requests', { organisation, status: 'approved', tenant: world.b, userRole: id })
      return { id, release: () => provider.post(`/collaborators/${organisation}/remove-access`, { tenantId: world.b }) }
    },
    says: /This role is in use/,
  },
  'an organisation': {
    collection: 'collaborators',
    make: async () => {
      const id = await create(app.payload, 'collaborators', { name: 'Sound' })
      const userRole = await newRole(world.b)
      await newUser({ organisation: id })
      await create(app.payload, 'access-requests', { organisation: id, status: 'approved', tenant: world.b, userRole })
      await create(app.payload, 'access-requests', { organisation: id, status: 'declined', tenant: world.a })
      return { id, release: () => provider.post(`/collaborators/${id}/remove-access`, { tenantId: world.b }) }
    },
    says: /Sound.* works at .*Theatre B.*End its access/s,
  },
  'a plan': {
    collection: 'plans',
    make: async () => {
      const id = await create(app.payload, 'plans', { name: `Plan ${++number}` })
      const site = await newSite(world.users['owner-b']!, { plan: id })
      return { id, release: () => provider.patch(`/tenants/${site}`, { plan: null }) }
    },
    says: /Plan .* is the plan of .*Site .*another plan/s,
  },
  'an add-on': {
    collection: 'addons',
    make: async () => {
      const id = await create(app.payload, 'addons', { name: `Addon ${++number}` })
      const site = await newSite(world.users['owner-b']!, { addons: [{ active: false, addon: id }] })
      return { id, release: () => provider.patch(`/tenants/${site}`, { addons: [] }) }
    },
    says: /Addon .* is booked by .*Site /s,
  },
  'an app': {
    collection: 'apps',
    make: async () => {
      const handle = `app-${++number}`
      const id = await create(app.payload, 'apps', { category: 'other', handle, name: `App ${number}` })
      const site = await newSite(world.users['owner-b']!, { installedApps: [id] })
      return { id, release: () => app.payload.update({ collection: 'tenants', data: { installedApps: [] }, id: site }) }
    },
    says: /App .* is installed at .*Site /s,
  },
}

describe.each(Object.entries(IN_USE))('deleting %s that a site needs', (_, { collection, make, says }) => {
  it('is refused with what to do first, one by one, in bulk and to jobs, and allowed after that', async () => {
    const { id, release } = await make()
    const single = await provider.delete<Failure>(`/${collection}/${id}`)
    expect([single.status, single.body.errors[0]!.message]).toEqual([409, expect.stringMatching(says)])
    const bulk = await provider.delete<Failure>(`/${collection}?where[id][in][0]=${id}`)
    expect([bulk.status, bulk.body.errors[0]!.message]).toEqual([400, expect.stringMatching(says)])
    const job = app.payload.delete({ collection: collection as 'users', id, overrideAccess: true })
    await expect(job).rejects.toThrow(says)
    expect(await exists(collection, id)).toBe(true)
    await release()
    expect((await provider.delete(`/${collection}?where[id][in][0]=${id}`)).status).toBe(200)
    expect(await exists(collection, id)).toBe(false)
  })
})

describe('deleting accounts', () => {
  it('names the sites in the language of the reader, the first three of many', async () => {
    const owner = await newUser({ displayName: 'Ursula' })
    for (let site = 0; site < 6; site++) await newSite(owner)
    const spanish = await provider.delete<Failure>(`/users/${owner}`, { headers: { 'Accept-Language': 'es' } })
    expect(spanish.body.errors[0]!.message).toMatch(
      /Ursula.* es propietario de .*Site.*Site.*Site.* y \+3\. Transfiera/s,
    )
    const arabic = await provider.delete<Failure>(`/users/${owner}`, { headers: { 'Accept-Language': 'ar' } })
    expect(arabic.body.errors[0]!.message).toMatch(/يملك .*Ursula/s)
  })

  it('in bulk deletes those whom no site needs and names the others', async () => {
    const [owner, free] = [await newUser(), await newUser()]
    const site = await newSite(owner)
    const { body } = await provider.delete<{ docs: { id: string }[]; errors: { id: string }[] }>(
      `/users?where[id][in][0]=${owner}&where[id][in][1]=${free}`,
    )
    expect([body.docs.map(({ id }) => id), body.errors.map(({ id }) => id)]).toEqual([[free], [owner]])
    expect([await exists('users', free), await ownerOf(site)]).toEqual([false, owner])
  })

  it('cancels the invitations with a deleted role', async () => {
    const roleId = await newRole(world.a)
    const invited = { email: 'guest@inuse.example', firstName: 'Gus', lastName: 'Guest', roleId, tenantId: world.a }
    expect((await world.clients['owner-a']!.post('/users/invite-staff', invited)).status).toBe(201)
    expect((await provider.delete(`/user-roles?where[id][in][0]=${roleId}`)).status).toBe(200)
    const { docs } = await app.payload.find({
      collection: 'invite-tokens',
      where: { email: { equals: invited.email } },
    })
    expect(docs.map(({ status }) => status)).toEqual(['cancelled'])
  })

  it('leaves what a former member wrote, and its entries in the log', async () => {
    const user = await newUser()
    const userRole = await create(app.payload, 'user-roles', {
      permissions: contentPermissions(app.payload),
      tenant: world.a,
      title: 'Writer',
    })
    const membership = await create(app.payload, 'memberships', { role: 'staff', tenant: world.a, user, userRole })
    const writer = await clientFor(user)
    const page = await writer.post<{ doc: { id: string } }>('/pages', {
      _status: 'published',
      slug: 'left',
      tenant: world.a,
      title: 'Left behind',
    })
    expect(page.status).toBe(201)
    await app.payload.delete({ collection: 'memberships', id: membership })
    expect((await provider.delete(`/users/${user}`)).status).toBe(200)
    const owner = world.clients['owner-a']!
    expect((await owner.get(`/pages/${page.body.doc.id}`)).status).toBe(200)
    expect((await owner.get(`/pages/versions?where[parent][equals]=${page.body.doc.id}`)).status).toBe(200)
    const log = await owner.get<{ docs: { actorEmail: string }[] }>(
      `/audit-log?where[target][equals]=pages/${page.body.doc.id}`,
    )
    expect(log.body.docs.map(({ actorEmail }) => actorEmail)).toEqual([`user${number}@inuse.example`])
  })
})

const clientFor = async (user: string): Promise<Client> => {
  const { signIn } = await import('@tests/support/client')
  const { email } = await app.payload.findByID({ collection: 'users', id: user })
  return signIn(app, email)
}

describe('the owner of a site', () => {
  it('cannot be cleared, only replaced; the previous one becomes an admin', async () => {
    const [first, second] = [await newUser(), await newUser()]
    const site = await newSite(first)
    await create(app.payload, 'memberships', { role: 'tenant-viewer', tenant: site, user: second })
    const cleared = await provider.patch<Failure>(`/tenants/${site}`, { owner: null })
    expect([cleared.status, cleared.text]).toEqual([400, expect.stringContaining('A site always has an owner')])
    expect(await ownerOf(site)).toBe(first)
    expect((await provider.patch(`/tenants/${site}`, { owner: second })).status).toBe(200)
    expect(await ownerOf(site)).toBe(second)
    const { docs } = await app.payload.find({
      collection: 'memberships',
      depth: 0,
      where: { tenant: { equals: site } },
    })
    expect(docs.map(({ role, user }) => ({ role, user }))).toEqual([{ role: 'tenant-admin', user: first }])
    // An unchanged owner changes nobody.
    expect((await provider.patch(`/tenants/${site}`, { name: 'Renamed', owner: second })).status).toBe(200)
    expect(
      (await app.payload.count({ collection: 'memberships', where: { tenant: { equals: site } } })).totalDocs,
    ).toBe(1)
  })

  it('is never deleted by a call that waits while the site is transferred to them', async () => {
    const [first, second] = [await newUser(), await newUser()]
    const site = await newSite(first)
    await create(app.payload, 'memberships', { role: 'tenant-admin', tenant: site, user: second })
    const req = await createLocalReq({}, app.payload)
    await initTransaction(req)
    await app.payload.update({ collection: 'tenants', data: { owner: second }, id: site, overrideAccess: true, req })
    const deletion = provider.delete(`/users/${second}`)
    await untilSomeoneWaits()
    await commitTransaction(req)
    expect((await deletion).status).toBe(409)
    expect(await ownerOf(site)).toBe(second)
  })

  it('is never an account that is being deleted', async () => {
    const [first, second] = [await newUser(), await newUser()]
    const site = await newSite(first)
    const req = await createLocalReq({}, app.payload)
    await initTransaction(req)
    await lockAccount(req, second)
    const transfer = provider.patch(`/tenants/${site}`, { owner: second })
    await untilSomeoneWaits()
    await app.payload.delete({ collection: 'users', id: second, overrideAccess: true, req })
    await commitTransaction(req)
    expect((await transfer).status).toBe(409)
    expect(await ownerOf(site)).toBe(first)
  })
})

/** Resolves once a statement waits for another transaction. */
async function untilSomeoneWaits(): Promise<void> {
  for (;;) {
    const { rowCount } = await poolOf(app.payload).query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rowCount) return
  }
}

describe('the last super-admin', () => {
  it('keeps account and role until there is another', async () => {
    expect(await superAdmins()).toBe(1)
    const last = world.users.super!
    const deleted = await provider.delete<Failure>(`/users/${last}`)
    expect([deleted.status, deleted.body.errors[0]!.message]).toEqual([409, expect.stringMatching(/only super-admin/)])
    expect((await provider.patch(`/users/${last}`, { roles: ['support'] })).status).toBe(409)
    const other = await newUser({ roles: ['super-admin'] })
    expect((await provider.patch(`/users/${other}`, { roles: [] })).status).toBe(200)
    expect(await superAdmins()).toBe(1)
  })

  it('remains when all are deleted or demoted in one call', async () => {
    await newUser({ roles: ['super-admin'] })
    await newUser({ roles: ['super-admin'] })
    const all = 'where[roles][in][0]=super-admin'
    await provider.patch(`/users?${all}`, { roles: [] })
    expect(await superAdmins()).toBe(1)
    const rest = await app.payload.find({ collection: 'users', where: { roles: { in: ['super-admin'] } } })
    await newUser({ roles: ['super-admin'] })
    expect(rest.docs).toHaveLength(1)
    await app.payload.delete({ collection: 'users', overrideAccess: true, where: { roles: { in: ['super-admin'] } } })
    expect(await superAdmins()).toBe(1)
  })
})

describe('access by a custom role', () => {
  it('is refused without a role of that site', async () => {
    const user = await newUser()
    const [own, foreign] = [await newRole(world.a), await newRole(world.b)]
    const membership = (userRole?: string) =>
      app.payload.create({
        collection: 'memberships',
        data: { role: 'staff', tenant: world.a, user, userRole },
        overrideAccess: true,
      })
    await expect(membership()).rejects.toThrow('userRole')
    await expect(membership(foreign)).rejects.toThrow('userRole')
    const { id } = await membership(own)
    const cleared = app.payload.update({
      collection: 'memberships',
      data: { userRole: null },
      id,
      overrideAccess: true,
    })
    await expect(cleared).rejects.toThrow('userRole')
    const viewer = { role: 'tenant-viewer', userRole: null } as const
    await app.payload.update({ collection: 'memberships', data: viewer, id, overrideAccess: true })
  })
})
