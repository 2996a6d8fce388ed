import { randomUUID } from 'node:crypto'
import { createLocalReq, commitTransaction, initTransaction } from 'payload'
import { poolOf } from '@/database/connections'
import { lockAccount } from '@/database/accounts/accountReads'
import { publishScheduled } from '@/jobs/tasks/publishScheduled'
import { publishReleases } from '@/plugins/releases/jobs/publishReleases'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, PASSWORD, type Client } from '@tests/support/client'
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

  it('deleting accounts in bulk deletes those whom no site needs and names the others', async () => {
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

describe('the account of a former member', () => {
  const owner = () => world.clients['owner-a']!
  const pool = () => poolOf(app.payload)
  const leave = async (id: string) => {
    await app.payload.delete({ collection: 'memberships', where: { user: { equals: id } } })
    expect((await provider.delete(`/users/${id}`)).status).toBe(200)
  }
  const newAdmin = async () => {
    const id = await newUser()
    await create(app.payload, 'memberships', { role: 'tenant-admin', tenant: world.a, user: id })
    return { client: await clientFor(id), id }
  }
  const newPage = (title: string) => create(app.payload, 'pages', { _status: 'draft', tenant: world.a, title })
  const titlesOf = async (userId: string) =>
    (await pool().query<{ title: string }>('select title from notices where recipient_id = $1', [userId])).rows.map(
      ({ title }) => title,
    )

  /** What somebody leaves, by kind, and what colleagues do with it once the account is gone. */
  const LEFT: Record<string, (person: { client: Client; id: string }) => Promise<() => Promise<unknown>>> = {
    'an import, which colleagues undo': async ({ client }) => {
      const text = 'Name\nLeft Behind'
      const { body } = await client.post<{ stand: string }>('/imports/people/preview', { tenantId: world.a, text })
      const { id } = (
        await client.post<{ id: string }>('/imports/people/run', { stand: body.stand, tenantId: world.a, text })
      ).body
      return async () => {
        const last = await owner().get<{ last: object }>(`/imports/people/last?tenantId=${world.a}`)
        expect(last.body.last).toMatchObject({ by: null, documents: 1, id })
        expect((await owner().post<{ undone: number }>(`/imports/${id}/undo`, {})).body.undone).toBe(1)
      }
    },
    'a shared view, which admins change and delete; their own views go': async ({ client }) => {
      const save = (title: string, isShared: boolean) =>
        client.post<{ id: string }>('/views/pages', { isShared, query: 'state=draft', tenantId: world.a, title })
      const shared = (await save('Shared', true)).body.id
      const own = (await save('Own', false)).body.id
      return async () => {
        const views = (await pool().query('select id from saved_views where id = any($1)', [[own, shared]])).rows
        expect(views).toEqual([{ id: shared }])
        expect((await owner().patch(`/views/view/${shared}`, { title: 'Ours' })).status).toBe(200)
        expect((await owner().delete(`/views/view/${shared}`)).status).toBe(200)
      }
    },
    'a planned release, which fails in words and is planned again by a colleague': async ({ client }) => {
      const release = (await client.post<{ id: string }>('/releases', { tenantId: world.a, title: 'Left' })).body.id
      const documents = [{ collection: 'pages', id: await newPage('In a release') }]
      await client.post(`/releases/${release}/documents`, { documents, isPublish: true })
      const read = async () =>
        (await owner().get<{ failure: unknown; state: string; updatedAt: string }>(`/releases/${release}`)).body
      const plan = async (who: Client) =>
        who.post(`/releases/${release}/plan`, { day: '2031-07-01', time: '10:00', updatedAt: (await read()).updatedAt })
      expect((await plan(client)).status).toBe(200)
      await pool().query(`update site_releases set planned_for = now() - interval '1 minute' where id = $1`, [release])
      return async () => {
        expect(await read()).toMatchObject({ createdBy: null, plannedBy: null, state: 'planned' })
        await publishReleases(app.payload)
        expect(await read()).toMatchObject({ failure: 'planner', state: 'failed' })
        expect(await titlesOf(world.users['owner-a']!)).toContainEqual(expect.stringContaining('Left'))
        expect((await plan(owner())).status).toBe(200)
        expect((await owner().delete(`/releases/${release}`)).status).toBe(200)
      }
    },
    'reviews that they asked for, which colleagues answer or end by publishing': async ({ client }) => {
      const [answered, published] = [await newPage('To send back'), await newPage('To publish')]
      for (const page of [answered, published])
        expect((await client.post(`/documents/pages/${page}/review`, { note: 'Please' })).status).toBe(200)
      return async () => {
        const { review } = (await owner().get<{ review: object }>(`/documents/pages/${answered}/review`)).body
        expect(review).toMatchObject({ askedBy: null, note: 'Please' })
        const answer = { answer: 'Shorter' }
        expect((await owner().post(`/documents/pages/${answered}/review/send-back`, answer)).status).toBe(200)
        expect((await owner().patch(`/pages/${published}`, { _status: 'published' })).status).toBe(200)
      }
    },
    'a review that they sent back, which its asker still reads': async ({ client }) => {
      const page = await newPage('Sent back')
      await owner().post(`/documents/pages/${page}/review`, {})
      await client.post(`/documents/pages/${page}/review/send-back`, { answer: 'Longer' })
      return async () =>
        expect((await owner().get<{ review: object }>(`/documents/pages/${page}/review`)).body.review).toMatchObject({
          answer: { by: null, text: 'Longer' },
          state: 'sentBack',
        })
    },
    'a time for publishing, of whose failure those hear who may publish': async ({ client, id }) => {
      const page = await newPage('At a time')
      const at = { day: '2031-07-01', isPublish: true, time: '10:00' }
      expect((await client.post(`/documents/pages/${page}/schedule`, at)).status).toBeLessThan(300)
      await pool().query(`update payload_jobs set wait_until = now() - interval '1 minute' where input::text like $1`, [
        `%${page}%`,
      ])
      return async () => {
        await publishScheduled(app.payload)
        const { _status } = await app.payload.findByID({ collection: 'pages', id: page })
        expect(_status).toBe('draft')
        expect(await titlesOf(world.users['owner-a']!)).toContainEqual(expect.stringContaining('At a time'))
        expect(await titlesOf(id)).toEqual([])
      }
    },
    'a document that is open in their editor, which a colleague saves at once': async ({ id }) => {
      const page = await newPage('Open')
      await app.payload.create({
        collection: 'payload-locked-documents',
        data: { document: { relationTo: 'pages', value: page }, user: { relationTo: 'users', value: id } },
        overrideAccess: true,
      })
      return async () => {
        expect((await owner().patch(`/pages/${page}?draft=true&autosave=true`, { title: 'Free' })).status).toBe(200)
        expect((await app.payload.count({ collection: 'payload-locked-documents' })).totalDocs).toBe(0)
      }
    },
    'conversations, tokens, a second factor and devices, which go with it': async ({ client, id }) => {
      const chat = randomUUID()
      await pool().query('insert into chats (id, tenant_id, user_id, title) values ($1, $2, $3, $4)', [
        chat,
        world.a,
        id,
        'Ours',
      ])
      const created = await client.post<{ token: string }>('/tokens', {
        expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
        keys: ['pages:view'],
        name: 'Program',
        password: PASSWORD,
        tenant: world.a,
      })
      expect(created.status).toBe(201)
      await pool().query(`insert into second_factors (user_id, envelope) values ($1, 'sealed')`, [id])
      return async () => {
        for (const table of ['chats', 'access_tokens', 'second_factors', 'sign_ins', 'account_tokens'])
          expect([table, (await pool().query(`select 1 from ${table} where user_id = $1`, [id])).rowCount]).toEqual([
            table,
            0,
          ])
        const headers = { Authorization: `Bearer ${created.body.token}` }
        expect((await anonymous(app).get(`/pages?where[tenant][equals]=${world.a}`, { headers })).status).toBe(401)
      }
    },
  }

  it.each(Object.entries(LEFT))('leaves %s', async (_, begin) => {
    const person = await newAdmin()
    const check = await begin(person)
    await leave(person.id)
    await check()
  })

  it('the account of the provider’s support ends its visits, which the site still sees', async () => {
    const id = await newUser({ roles: ['support'] })
    const support = await clientFor(id)
    const visit = { hours: 1, reason: 'The programme is empty', tenantId: world.a }
    expect((await support.post('/support/visits', visit)).status).toBeLessThan(300)
    expect((await provider.delete(`/users/${id}`)).status).toBe(200)
    const { body } = await owner().get<{ visits: object[] }>(`/support/visits?tenantId=${world.a}`)
    expect(body.visits[0]).toMatchObject({ isOpen: false, name: 'Deleted account', reason: visit.reason })
  })
})
