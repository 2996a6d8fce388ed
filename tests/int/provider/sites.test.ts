import { createLocalReq } from 'payload'
import type { Person } from '@/access/person'
import { findSites } from '@/endpoints/provider/findSites'
import { listSites } from '@/endpoints/provider/listSites'
import { loadNames } from '@/components/views/Settings/Activity/data/loadNames'
import { poolOf } from '@/database/connections'
import { countSites } from '@/jobs/tasks/countSites'
import { parseSitesQuery } from '@/lib/provider/sitesQuery'
import type { ListedSite, SizeOfSite } from '@/lib/provider/listedSite'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, PASSWORD } from '@tests/support/client'
import { countStatements, recordStatements } from '@tests/support/countStatements'
import { mailsTo, tokenIn } from '@tests/support/mails'
import { create, makeWorld, type World } from '@tests/support/world'

type Line = ListedSite & SizeOfSite
interface Board {
  found: number
  part: number
  parts: number
  sites: Line[]
  total: number
}

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const query = (text: string, values: unknown[] = []) => poolOf(app.payload).query(text, values)

async function board(search = ''): Promise<Board> {
  const { body, status } = await world.clients.super!.get<Board>(`/provider/sites${search}`)
  expect(status).toBe(200)
  return body
}

const kindsOf = async (id: string): Promise<string[]> =>
  (await board()).sites.find((one) => one.id === id)!.problems.map(({ kind }) => kind)

/** Makes a problem, sees it on its site alone, mends it, and sees it gone. */
async function expectComesAndGoes(
  kind: string,
  path: string,
  make: () => Promise<unknown>,
  mend: () => Promise<unknown>,
): Promise<void> {
  const { a, b } = world
  expect(await kindsOf(a)).not.toContain(kind)
  await make()
  try {
    const { sites } = await board()
    const found = sites.find(({ id }) => id === a)!.problems.find((one) => one.kind === kind)
    expect(found).toMatchObject({ kind, path })
    expect(found!.text).toMatch(/\w/)
    expect(found!.text).not.toContain('{{')
    expect(sites.find(({ id }) => id === b)!.problems.map((one) => one.kind)).not.toContain(kind)
    expect((await board('?problems=1')).sites.map(({ id }) => id)).toEqual([a])
  } finally {
    await mend()
  }
  expect(await kindsOf(a)).not.toContain(kind)
}

const addDomain = (status: string, more: Record<string, unknown> = {}) =>
  app.payload.update({
    id: world.a,
    collection: 'tenants',
    data: {
      domains: [
        {
          domain: 'www.theatre-a.example',
          isPrimary: true,
          lastVerified: '2026-01-01T00:00:00.000Z',
          sslStatus: 'active',
          status,
          ...more,
        },
      ],
    } as never,
  })
const noDomains = () => app.payload.update({ id: world.a, collection: 'tenants', data: { domains: [] } })

describe('the list of all sites', () => {
  it('is for super-admins alone, and so is its file', async () => {
    for (const path of ['/provider/sites', '/provider/sites/export']) {
      expect((await world.clients.super!.get(path)).status).toBe(200)
      for (const name of ['owner-a', 'admin-a', 'editor-a', 'viewer-a', 'studio', 'stranger'])
        expect([name, (await world.clients[name]!.get(path)).status]).toEqual([name, 404])
      expect((await anonymous(app).get(path)).status).toBe(401)
    }
  })

  it('says of each site what there is to know', async () => {
    await create(app.payload, 'pages', { _status: 'published', tenant: world.a, title: 'Home' })
    await create(app.payload, 'pages', { _status: 'draft', tenant: world.a, title: 'Secret' })
    await query(
      `insert into files (id, tenant_id, filename, filesize, title, updated_at, created_at) values (gen_random_uuid(), $1, 'brochure.pdf', 4096, 'Brochure', now(), now())`,
      [world.a],
    )
    await query(
      `insert into audit_log (id, tenant_id, action, created_at, updated_at) values (gen_random_uuid(), $1, 'settings.general', '2027-01-01T10:00:00Z', now())`,
      [world.a],
    )
    await addDomain('active')
    const { sites, total } = await board()
    expect(total).toBe(2)
    expect(sites.map(({ name }) => name)).toEqual(['Theatre A', 'Theatre B'])
    expect(sites[0]).toMatchObject({
      lastActivity: '2027-01-01T10:00:00.000Z',
      people: 5,
      plan: { name: 'Everything' },
      problems: [],
      published: 1,
      slug: 'a',
      state: 'active',
      storage: 4096,
      website: 'https://www.theatre-a.example',
    })
    expect(sites[1]).toMatchObject({ published: 0, storage: 0 })
    await noDomains()
  })

  it('is searched, filtered and sorted', async () => {
    const names = async (search: string) => (await board(search)).sites.map(({ name }) => name)
    expect(await names('?find=theatre%20b')).toEqual(['Theatre B'])
    expect(await names('?order=-name')).toEqual(['Theatre B', 'Theatre A'])
    expect(await names('?order=-storage')).toEqual(['Theatre A', 'Theatre B'])
    expect(await names('?planId=none')).toEqual([])
    await world.clients.super!.post(`/tenants/${world.b}/suspend`, { suspended: true })
    expect(await names('?state=suspended')).toEqual(['Theatre B'])
    await world.clients.super!.post(`/tenants/${world.b}/suspend`, { suspended: false })
    expect(await names('?state=suspended')).toEqual([])
    expect((await world.clients.super!.get('/provider/sites?order=password')).status).toBe(400)
  })

  it('is searched by name, address and any domain, whatever the accents', async () => {
    const names = async (find: string) =>
      (await board(`?find=${encodeURIComponent(find)}`)).sites.map(({ name }) => name)
    await app.payload.update({ id: world.b, collection: 'tenants', data: { name: 'Opéra of B' } })
    await addDomain('needs_setup')
    expect([
      await names('OPERA'),
      await names('opéra'),
      await names('www.theatre-a'),
      await names('b.callboard.'),
      await names('nobody'),
      await names('%'),
      await names('_'),
    ]).toEqual([['Opéra of B'], ['Opéra of B'], ['Theatre A'], ['Opéra of B'], [], [], []])
    expect(await names('.callboard.app')).toHaveLength(2)
    await app.payload.update({ id: world.b, collection: 'tenants', data: { name: 'Theatre B' } })
    await noDomains()
  })

  it.each<[string, string, string]>([
    ['name', 'AB', 'BA'],
    ['planName', 'BA', 'AB'],
    ['domain', 'BA', 'AB'],
    ['people', 'BA', 'AB'],
    ['storage', 'BA', 'AB'],
    ['published', 'BA', 'AB'],
    ['lastActivity', 'BA', 'AB'],
    ['problems', 'AB', 'BA'],
  ])('is in the order of %s, up and down', async (column, up, down) => {
    const plan = await create(app.payload, 'plans', { name: `A small one ${column}` })
    const set = (id: unknown) => query('update tenants set plan_id = $2 where id = $1', [world.b, id])
    const { plan: before } = await app.payload.findByID({ id: world.b, collection: 'tenants', depth: 0 })
    await set(plan)
    await addDomain('active')
    await query(`update tenants set owner_id = null where id = $1`, [world.b])
    // What each holds is put in order as it was last counted.
    await countSites(app.payload)
    const order = async (wanted: string) =>
      (await board(`?order=${wanted}`)).sites.map(({ name }) => name.at(-1)).join('')
    try {
      expect([await order(column), await order(`-${column}`)]).toEqual([up, down])
    } finally {
      await set(before)
      await query(`update tenants set owner_id = $2 where id = $1`, [world.b, world.users['owner-b']])
      await noDomains()
    }
  })

  it('is a file as it is filtered, in which nothing runs', async () => {
    await app.payload.update({ id: world.b, collection: 'tenants', data: { name: '=cmd()' } })
    const file = await world.clients.super!.get('/provider/sites/export?find=cmd')
    expect(file.text).toContain(`"'=cmd()","b","Active","Everything",`)
    expect(file.text).not.toContain('Theatre A')
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename="All sites/)
    const { rows } = await query(`select 1 from audit_log where action = 'sites.exported'`)
    expect(rows.length).toBeGreaterThan(0)
    await app.payload.update({ id: world.b, collection: 'tenants', data: { name: 'Theatre B' } })
  })
})

describe('problems come and go', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['domain.error', 'error', {}],
    ['domain.failing', 'active', { failingSince: '2026-11-22T00:00:00.000Z' }],
    ['domain.insecure', 'active', { sslStatus: 'pending' }],
    ['domain.unverified', 'needs_setup', {}],
  ])('%s', (kind, status, more) =>
    expectComesAndGoes(
      kind,
      '/settings/domains',
      () => addDomain(status, more),
      () => addDomain('active'),
    ),
  )

  it('mails that were lost, until one reaches the same address', async () => {
    const mail = (status: string, at: string) =>
      query(
        `insert into mails (id, "to", template, tenant_id, status, sent_at, created_at, updated_at) values (gen_random_uuid(), 'lost@test.example', 'invitation', $1, $2::text::enum_mails_status, case when $2::text = 'sent' then $3::timestamptz end, $3::timestamptz, $3::timestamptz)`,
        [world.a, status, at],
      )
    await expectComesAndGoes(
      'mails.lost',
      expect.stringContaining(world.a) as never,
      () => mail('failed', '2026-11-20T00:00:00Z'),
      () => mail('sent', '2026-11-21T00:00:00Z'),
    )
  })

  it('jobs that were given up, until they are tried again', async () => {
    const add = (attempts: number) =>
      query(
        `select graphile_worker.add_job('namePerformances', json_build_object('tenant', $1::text), job_key => 'namePerformances:' || $1::text, max_attempts => $2::int, run_at => now() + interval '1 day')`,
        [world.a, attempts],
      )
    await expectComesAndGoes(
      'job.failed',
      '/settings/languages',
      async () => {
        await add(1)
        await query(
          `update graphile_worker._private_jobs set attempts = max_attempts where key = 'namePerformances:' || $1::text`,
          [world.a],
        )
      },
      () => add(3),
    )
  })

  it('a site without an owner', async () => {
    const setOwner = (id: string | null) => query('update tenants set owner_id = $2 where id = $1', [world.a, id])
    await expectComesAndGoes(
      'owner.none',
      `/collections/tenants/${world.a}`,
      () => setOwner(null),
      () => setOwner(world.users['owner-a']!),
    )
  })

  it('an owner who has not come yet, and one whose invitation is too old', async () => {
    const newcomer = await create(app.payload, 'users', {
      email: 'new-owner@test.example',
      emailVerified: false,
      password: PASSWORD,
    })
    const setOwner = (id: string) => query('update tenants set owner_id = $2 where id = $1', [world.a, id])
    const back = () => setOwner(world.users['owner-a']!)
    await expectComesAndGoes('owner.expired', '/settings/users', () => setOwner(newcomer), back)
    await query(
      `insert into account_tokens (token_hash, user_id, kind, email, expires_at) values ('hash', $1, 'reset', 'new-owner@test.example', now() + interval '1 day')`,
      [newcomer],
    )
    await expectComesAndGoes(
      'owner.away',
      '/settings/users',
      () => setOwner(newcomer),
      () => query('update users set email_verified = true where id = $1', [newcomer]),
    )
    await back()
  })

  it('limits of the plan that are reached', async () => {
    const small = await create(app.payload, 'plans', { additional_locales: 1, name: 'Small', staff_seats: 4 })
    const { plan } = await app.payload.findByID({ id: world.a, collection: 'tenants', depth: 0 })
    const setPlan = (id: unknown) => query('update tenants set plan_id = $2 where id = $1', [world.a, id])
    await expectComesAndGoes(
      'limit.seats',
      '/settings/billing',
      () => setPlan(small),
      () => setPlan(plan),
    )
    await expectComesAndGoes(
      'limit.languages',
      '/settings/billing',
      () => setPlan(small),
      () => setPlan(plan),
    )
  })

  it.each<[string, string, string]>([
    ['ticketing.refused', 'attention_since = now()', 'attention_since = null'],
    ['ticketing.failing', 'failures = 2', 'failures = 0'],
  ])('%s', async (kind, make, mend) => {
    await query(
      `insert into ticketing_connections (tenant_id, provider, is_connected) values ($1, 'spektrix', true) on conflict do nothing`,
      [world.a],
    )
    const set = (change: string) => query(`update ticketing_connections set ${change} where tenant_id = $1`, [world.a])
    await expectComesAndGoes(
      kind,
      '/settings/apps/spektrix',
      () => set(make),
      () => set(mend),
    )
  })

  it('a synchronisation that waits to be confirmed', async () => {
    const run = (status: string) =>
      query(
        `insert into ticketing_runs (id, tenant_id, provider, kind, status) values (gen_random_uuid(), $1, 'spektrix', 'sync', $2)`,
        [world.a, status],
      )
    await expectComesAndGoes(
      'ticketing.suspicious',
      '/settings/apps/spektrix',
      () => run('suspicious'),
      () => run('done'),
    )
  })

  it('a theme that cannot be synced', async () => {
    const theme = world.users.stranger!
    const set = (state: string) =>
      query(
        `insert into theme_repositories (theme_id, tenant_id, user_id, repository_id, repo, state) values ($1, $2, $3, 7, 'theatre/theme', $4) on conflict (theme_id) do update set state = excluded.state`,
        [theme, world.a, world.users['owner-a'], state],
      )
    await expectComesAndGoes(
      'themes.syncFailed',
      `/collections/themes/${theme}`,
      () => set('failed'),
      () => set('synced'),
    )
  })

  it('a closed site has no problems', async () => {
    await addDomain('error')
    const row = async () => (await board()).sites.find(({ id }) => id === world.a)!
    expect((await row()).problems).toHaveLength(1)
    await world.clients.super!.post(`/tenants/${world.a}/suspend`, { suspended: true })
    expect(await row()).toMatchObject({ problems: [], state: 'suspended' })
    await world.clients.super!.post(`/tenants/${world.a}/suspend`, { suspended: false })
    await noDomains()
  })
})

it('asks the database as often for three hundred sites as for two, whatever the order', async () => {
  const provider: Person = {
    id: world.users.super!,
    current: null,
    email: 'super@test.example',
    isSuperAdmin: true,
    isSupport: false,
    memberships: new Map(),
  }
  const counts = async () => {
    const req = await createLocalReq({}, app.payload)
    const all: number[] = []
    for (const order of ['name', '-storage']) {
      const input = { order, part: 1 } as never
      all.push(
        await countStatements(
          async () =>
            void (await listSites.run({
              audit: () => undefined,
              input,
              person: provider,
              prepared: undefined,
              req,
              tenantId: null,
            })),
        ),
      )
    }
    return all
  }
  const few = await counts()
  await query(
    `insert into tenants (id, name, slug, timezone, currency, languages, published_languages, default_language, owner_id, created_at, updated_at)
      select gen_random_uuid(), 'Site ' || n, 'site-' || n, 'UTC', 'USD', '["en"]', '["en"]', 'en', case when n % 2 = 0 then $1::uuid end, now(), now() from generate_series(1, 300) n`,
    [world.users['owner-b']],
  )
  expect(await counts()).toEqual(few)
  const { found, parts, sites } = await board('?find=site&part=12')
  expect([found, parts, sites.length, sites.at(-1)!.name]).toEqual([300, 12, 25, 'Site 300'])
  const { found: withProblems } = await findSites(
    await createLocalReq({}, app.payload),
    parseSitesQuery({ problems: '1' }),
  )
  expect(withProblems).toBe(150)
})

it('reads what it shows of three hundred sites, and nothing of the others', async () => {
  const { rows } = await recordStatements(async () => {
    const { found, sites } = await findSites(await createLocalReq({}, app.payload), parseSitesQuery({ part: '3' }))
    expect([found, sites.length]).toEqual([302, 25])
  })
  expect(rows).toBeLessThan(150)
  const { rows: all } = await recordStatements(
    async () => void (await findSites(await createLocalReq({}, app.payload), parseSitesQuery({ problems: '1' }))),
  )
  expect(all).toBeGreaterThan(300)
})

it('has every site in its file, some at a time', async () => {
  const file = await world.clients.super!.get('/provider/sites/export?find=site')
  expect(file.text.match(/"site-\d+","Active"/g)).toHaveLength(300)
})

describe('choosing another owner in the form of a site', () => {
  const choose = async (owner: string) =>
    expect((await world.clients.super!.patch(`/tenants/${world.b}`, { owner })).status).toBe(200)
  const newOwner = async (name: string, emailVerified: boolean) => {
    const email = `${name.toLowerCase()}@owners.example`
    return {
      id: await create(app.payload, 'users', { email, emailVerified, firstName: name, password: PASSWORD }),
      email,
    }
  }
  const previous = 'owner-b@test.example'

  it('mails the new and the previous owner, closes an open invitation, and names both in the activity', async () => {
    const { email, id } = await newOwner('Olive', true)
    const invited = { email, firstName: 'Olive', lastName: 'Oak', roleId: 'tenant-admin', tenantId: world.b }
    const { body } = await world.clients['owner-b']!.post<{ id: string }>('/users/invite-staff', invited)
    await choose(id)
    const told = { from: 'owner-b', site: 'Theatre B', to: 'Olive' }
    const transfers = async () => [
      await mailsTo(app, email, 'ownershipTransferred'),
      await mailsTo(app, previous, 'ownershipTransferred'),
    ]
    const mails = [[{ ...told, isNewOwner: true, name: 'Olive' }], [{ ...told, isNewOwner: false, name: 'owner-b' }]]
    expect(await transfers()).toMatchObject(mails)
    expect(await mailsTo(app, email, 'welcomeOwner')).toEqual([])
    const { rows } = await query('select status from invite_tokens where id = $1', [body.id])
    expect(rows).toEqual([{ status: 'cancelled' }])

    const { rows: lines } = await query(
      `select before, after from audit_log where action = 'tenants.updated' and tenant_id = $1 and after ? 'owner'`,
      [world.b],
    )
    const reader = await app.payload.findByID({ id, collection: 'users' })
    const req = await createLocalReq({ user: { ...reader, collection: 'users' } }, app.payload)
    const names = await loadNames(req, world.b, lines)
    expect([names.get(id), names.get(world.users['owner-b']!)]).toEqual(['Olive', 'owner-b'])
    expect(names.get(world.users['owner-a']!)).toBeUndefined()

    // An unchanged owner is no news.
    await choose(id)
    expect(await transfers()).toMatchObject(mails)
    await choose(world.users['owner-b']!)
  })

  it('sends somebody who has never signed in a link to set a password', async () => {
    const { email, id } = await newOwner('Nell', false)
    const before = (await mailsTo(app, previous, 'ownershipTransferred')).length
    await choose(id)
    const [mail] = await mailsTo(app, email, 'welcomeOwner')
    expect(mail).toMatchObject({ isNew: true, name: 'Nell', site: 'Theatre B' })
    expect(await mailsTo(app, email, 'ownershipTransferred')).toEqual([])
    expect((await mailsTo(app, previous, 'ownershipTransferred')).slice(before)).toMatchObject([
      { isNewOwner: false, to: 'Nell' },
    ])
    const set = { password: 'a password of her own', token: tokenIn(mail!.link) }
    expect((await anonymous(app).post('/users/reset-password', set)).status).toBe(200)

    // Once she has come in, she is told like anybody else.
    await choose(world.users['owner-b']!)
    await choose(id)
    expect((await mailsTo(app, email, 'ownershipTransferred')).map(({ isNewOwner }) => isNewOwner)).toEqual([
      false,
      true,
    ])
    expect(await mailsTo(app, email, 'welcomeOwner')).toHaveLength(1)
    await choose(world.users['owner-b']!)
  })
})
