import { readFileSync } from 'node:fs'
import { callboardOf } from '@/access/registryOf'
import { poolOf } from '@/database/connections'
import { findTenantsByName } from '@/database/tenants/readTenants'
import { canaryState } from '@/plugins/canary/database/gauges'
import { readFootprint } from '@/plugins/canary/database/footprint'
import { watchOnce } from '@/plugins/canary/jobs/watchWalls'
import { aimAt } from '@/plugins/canary/lib/Aim'
import { readCpuShare } from '@/plugins/canary/lib/cpuTime'
import { ACTORS } from '@/plugins/canary/lib/scene'
import { NOT_PLANTED_TABLES, tablesOf } from '@/plugins/canary/lib/plant/plantedTables'
import { untriedOperations } from '@/plugins/canary/lib/operationDoors'
import { plantUser } from '@/plugins/canary/lib/plant/plantPeople'
import { plantScene, plantSite } from '@/plugins/canary/lib/plant/plantScene'
import { forgetVerdict } from '@/plugins/canary/lib/readVerdict'
import { runCanary, type RunOptions } from '@/plugins/canary/lib/runCanary'
import { inProcess } from '@/plugins/canary/lib/Sender'
import { siteHostOf } from '@/plugins/canary/lib/siteHostOf'
import { beginSeed } from '@/seed/seedDemo'
import { anonymous } from '@tests/support/client'
import { boot, ORIGIN, type TestApp } from '@tests/support/boot'
import { countStatements } from '@tests/support/countStatements'
import { create, makeWorld, type World } from '@tests/support/world'

const LONG = 240_000

let app: TestApp
let world: World

const rowsOf = async <Row extends object>(statement: string, ...values: unknown[]): Promise<Row[]> =>
  (await poolOf(app.payload).query<Row>(statement, values)).rows

/** Status and body of the health check, and the state that only the metric names. */
const readHealth = async () => {
  const { status, text } = await anonymous(app).get('/health/canary')
  const states = (await canaryState.read(app.payload)).filter(({ value }) => value === 1)
  return [status, text, states.map(({ labels }) => labels?.state)]
}

const readAlarms = async () => ({
  mails: (await rowsOf<{ to: string }>(`select "to" from mails where template = 'isolationBroken'`)).map(
    ({ to }) => to,
  ),
  notices: (await rowsOf<{ recipient_id: string }>(`select recipient_id from notices where tenant_id is null`)).map(
    (row) => row.recipient_id,
  ),
})

beforeAll(async () => {
  app = await boot()
  app.payload.logger.level = 'silent'
}, LONG)
afterAll(() => app.close())

describe('Before there is a super-admin, the isolation canary', () => {
  it('makes neither accounts nor sites, so that the first screen asks for the first account', async () => {
    await watchOnce(app.payload, { maxAttempts: 1 })
    expect(await rowsOf('select id from users union all select id from tenants')).toEqual([])
  })
})

describe('The demo', () => {
  it('is seeded although there are internal accounts', async () => {
    const id = await plantUser(app, 'owner', 'early')
    expect(await beginSeed(app.payload, new Date())).not.toBeNull()
    await app.payload.kv.delete('demo-seed')
    await rowsOf('update users set internal = false where id = $1', id)
    expect(await beginSeed(app.payload, new Date())).toBeNull()
    await rowsOf('delete from users where id = $1', id)
  })
})

describe('The isolation canary', () => {
  beforeAll(async () => {
    world = await makeWorld(app)
  }, LONG)

  it('says that it waits before its first run', async () => {
    expect(await readHealth()).toEqual([200, '', ['waiting']])
    expect(await countStatements(() => anonymous(app).get('/health/canary'))).toBe(0)
  })

  it('makes one site of each name when two processes begin at once, or none if the first attempt fails', async () => {
    const made = () => rowsOf('select id from tenants where internal union all select id from users where internal')
    await rowsOf(`alter table canary_sites add constraint no_a check (name <> 'a')`)
    await expect(plantScene(app.payload)).rejects.toThrow()
    expect(await made()).toEqual([])
    await rowsOf('alter table canary_sites drop constraint no_a')
    const found = await Promise.all(
      [1, 2].map(() => plantSite(app.payload, 'a', undefined).then(({ tenantId }) => tenantId)),
    )
    expect(found[0]).toBe(found[1])
    expect(await made()).toHaveLength(2)
  })

  it(
    'makes its sites once, and runs after background jobs had time for them',
    async () => {
      await watchOnce(app.payload, { maxAttempts: 1 })
      expect(await rowsOf('select id from canary_runs')).toEqual([])
      const jobs = await rowsOf<{ waits: boolean }>(
        `select run_at > now() as waits from graphile_worker.jobs where task_identifier = 'watchWalls'`,
      )
      expect(jobs).toEqual([{ waits: true }])
      const count = async () =>
        rowsOf(`select (select count(*) from tenants) as tenants, (select count(*) from users) as users,
          (select count(*) from pages) as pages, (select count(*) from media) as media`)
      const before = await count()
      await plantScene(app.payload)
      expect(await count()).toEqual(before)
    },
    LONG,
  )

  it('is in no list, count or export, for super-admins either', async () => {
    const hidden = await rowsOf<{ id: string; name: string; slug: string }>(
      'select id, name, slug from tenants where internal',
    )
    expect(hidden.map(({ name }) => name).toSorted()).toEqual(['Canary A', 'Canary B'])
    const { super: provider } = world.clients
    const answers = await Promise.all(
      ['/provider/sites', '/provider/sites/export', '/tenants?limit=100', '/users?limit=100', '/users/me'].map((path) =>
        provider!.get(path),
      ),
    )
    for (const { status, text } of answers) {
      expect(status).toBe(200)
      expect(text.toLowerCase()).not.toContain('canary')
      for (const { id, slug } of hidden) {
        expect(text).not.toContain(id)
        expect(text).not.toContain(slug)
      }
    }
    expect(answers[0]!.text).toContain('Theatre A')
    expect((await provider!.get<{ totalDocs: number }>('/tenants/count')).body.totalDocs).toBe(2)
    expect((await findTenantsByName(app.payload, 'canary', 10)).total).toBe(0)
    expect((await findTenantsByName(app.payload, '', 10)).total).toBe(2)
  })

  it('keeps its accounts and sites out of what super-admins change and delete at once', async () => {
    const { super: provider } = world.clients
    const read = (isInternal: boolean) =>
      rowsOf(
        `select id, first_name as name, null as slug from users where internal = $1
          union all select id, name, slug from tenants where internal = $1 order by id`,
        isInternal,
      )
    const [internal, listed] = [await read(true), await read(false)]
    expect((await provider!.patch('/users?where[email][exists]=true', { firstName: 'Changed' })).status).toBe(200)
    expect((await provider!.patch('/tenants?where[name][exists]=true', { name: 'Changed' })).status).toBe(200)
    await provider!.delete('/users?where[firstName][equals]=Canary')
    const [account] = await rowsOf<{ id: string }>('select id from users where internal limit 1')
    expect((await provider!.patch(`/users/${account!.id}`, { firstName: 'Changed' })).status).toBe(403)
    expect((await provider!.delete(`/users/${account!.id}`)).status).toBe(403)
    expect(await read(true)).toEqual(internal)
    const changed = await read(false)
    expect(changed).toHaveLength(listed.length)
    expect(new Set(changed.map(({ name }: { name?: string }) => name))).toEqual(new Set(['Changed']))
    await rowsOf(`update tenants set name = 'Theatre ' || upper(slug) where not internal`)
  })

  it(
    'goes on where the last run stopped, and reports that sites are kept apart and what that took',
    async () => {
      await watchOnce(app.payload, { maxAttempts: 25 })
      await watchOnce(app.payload, { maxAttempts: 25 })
      const runs = await rowsOf('select attempts, next, state from canary_runs order by started_at')
      expect(runs).toEqual([
        { attempts: 25, next: 25, state: 'intact' },
        { attempts: 25, next: 50, state: 'intact' },
      ])
      expect(await readHealth()).toEqual([200, '', ['intact']])
      expect(await readAlarms()).toEqual({ mails: [], notices: [] })
      expect(await readCpuShare(app.payload)).toBeGreaterThan(0)
    },
    LONG,
  )

  it('makes a minimum of attempts when other jobs take the processor, and never calls none of them intact', async () => {
    const { scene } = await plantScene(app.payload)
    const run = (options: Partial<RunOptions>) =>
      runCanary(app.payload, scene, { from: 0, routes: /^GET .api.pages/, ...options })
    const triedNothing = { attempts: 0, state: 'unanswered' }
    expect(await run({ maxCpuMs: 0, minAttempts: 5 })).toMatchObject({ attempts: 5, state: 'intact' })
    expect(await run({ maxCpuMs: 0 })).toMatchObject(triedNothing)
    await watchOnce(app.payload, { maxAttempts: 5, minAttempts: 0, routes: /^no route/ })
    expect(await rowsOf('select attempts, state from canary_runs order by started_at desc limit 1')).toEqual([
      triedNothing,
    ])
    expect(await readHealth()).toEqual([200, '', ['intact']])
    await rowsOf(`update canary_runs set state = 'unanswered' where state = 'intact'`)
    forgetVerdict()
    expect(await readHealth()).toEqual([503, '', ['unanswered']])
  })

  it(
    'proves nothing while the server is too busy for every request, whatever is asked without one',
    async () => {
      const { scene } = await plantScene(app.payload)
      const isBusy = () => Promise.resolve(new Response(null, { status: 503 }))
      // A part of a round, which holds some routes of each kind; the fields and server functions alone; all previews.
      for (const part of [
        { maxAttempts: 150 },
        { maxAttempts: 20, routes: /^(?:field|server function)/ },
        { routes: /^preview/ },
      ]) {
        const busy = await runCanary(app.payload, scene, { from: 0, transport: isBusy, ...part })
        expect(busy).toMatchObject({ findings: [], state: 'unanswered' })
        expect(busy.attempts).toBeGreaterThan(1)
      }
      let requests = 0
      const send = inProcess(app.payload)
      const answersLast = (request: Request) => (++requests < 5 ? isBusy() : send(request))
      const run = await runCanary(app.payload, scene, {
        from: 0,
        maxAttempts: 10,
        routes: /^GET .api.pages/,
        transport: answersLast,
      })
      expect(run).toMatchObject({ findings: [], state: 'intact' })
    },
    LONG,
  )

  it('reports who no longer reaches the own documents, and gives roles the keys they need', async () => {
    const read = () =>
      rowsOf<{ permissions: object }>(
        `select permissions from user_roles where title = 'Canary editor' order by tenant_id, title`,
      )
    const before = await read()
    expect(Object.keys(before[0]!.permissions).length).toBeGreaterThan(3)
    const { scene } = await plantScene(app.payload)
    await rowsOf(`update user_roles set permissions = '{}' where title = 'Canary editor'`)
    const { findings, state } = await runCanary(app.payload, scene, { from: 0, maxAttempts: 600 })
    expect(state).toBe('blind')
    expect(new Set(findings.map(({ actor, kind }) => `${actor} ${kind}`))).toEqual(new Set(['editor unreached']))
    await plantScene(app.payload)
    expect(await read()).toEqual(before)
  })

  it('has a row of each site in every table of core and plugins whose rows are of a site or of a person', async () => {
    const { scene } = await plantScene(app.payload)
    const tables = tablesOf(callboardOf(app.payload).tables)
    const missing: string[] = []
    for (const { name, owner } of tables.filter(({ name }) => !Object.hasOwn(NOT_PLANTED_TABLES, name)))
      for (const { ownerId, tenantId } of [scene.a, scene.b]) {
        const of = owner === 'tenant_id' ? tenantId : ownerId
        const rows = await rowsOf(`select 1 from "${name}" where "${owner}" = $1`, of)
        if (rows.length === 0) missing.push(name)
      }
    expect(missing).toEqual([])
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['chat_runs', 'old_websites', 'passkeys']))
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(NOT_PLANTED_TABLES)))
  })

  it('notices when a row outside of collections is changed or deleted in the other site', async () => {
    const { scene } = await plantScene(app.payload)
    const { rowId, tenantId } = scene.b
    const read = () => readFootprint(app.payload, tenantId)
    const before = await read()
    await rowsOf(`update old_websites set locale = locale || '!' where id = $1`, rowId)
    const changed = await read()
    expect(changed).not.toBe(before)
    await rowsOf('delete from passkeys where id = $1', rowId)
    expect(await read()).not.toBe(changed)
    await rowsOf(`update old_websites set locale = rtrim(locale, '!') where id = $1`, rowId)
    await plantScene(app.payload)
    expect((await plantScene(app.payload)).scene.b).toEqual(scene.b)
  })

  it(
    'opens previews and calls with an access token: each reaches the own site and not the other',
    async () => {
      const { scene } = await plantScene(app.payload)
      const run = await runCanary(app.payload, scene, { from: 0, routes: /^(?:preview|GET .api.pages.:id$)/ })
      expect(run.findings).toEqual([])
      expect(run.attempts).toBeGreaterThan(ACTORS.length + 2)
    },
    LONG,
  )

  it('names in its documentation every operation that it does not try', async () => {
    const { scene } = await plantScene(app.payload)
    const section =
      /## What it does not try\n([^]*?)\n## /.exec(readFileSync('docs/plugins/canary.md', 'utf8'))?.[1] ?? ''
    const named = [...section.matchAll(/`([A-Z]+ [^`]+)`/g)].map(([, route]) => route).toSorted()
    expect(named).toEqual(untriedOperations(app.config, aimAt(scene.b)).toSorted())
  })

  it(
    'deletes what attempts left in the own site, and nothing else',
    async () => {
      const { scene } = await plantScene(app.payload)
      const countIn = (tenant: string) =>
        rowsOf(
          `select (select count(*)::int from themes where tenant_id = $1) as themes,
            (select count(*)::int from user_roles where tenant_id = $1) as roles,
            (select count(*)::int from pages where tenant_id = $1) as pages,
            (select count(*)::int from site_releases where tenant_id = $1) as releases`,
          tenant,
        )
      const sites = [scene.a.tenantId, scene.b.tenantId, world.a]
      const before = await Promise.all(sites.map(countIn))
      for (const tenant of sites) {
        await create(app.payload, 'themes', { name: 'Left', tenant })
        await create(app.payload, 'pages', { tenant, title: 'Left' })
        await rowsOf(
          `insert into site_releases (id, tenant_id, title, created_by_id) values (gen_random_uuid(), $1, 'Left', $2)`,
          tenant,
          scene.a.ownerId,
        )
        await rowsOf(
          `insert into user_roles (id, tenant_id, title, permissions) values (gen_random_uuid(), $1, 'Left', '{}')`,
          tenant,
        )
      }
      const left = await Promise.all(sites.map(countIn))
      await watchOnce(app.payload, { maxAttempts: 1 })
      expect(await Promise.all(sites.map(countIn))).toEqual([before[0], left[1], left[2]])
      expect((await plantScene(app.payload)).scene.a).toEqual(scene.a)
    },
    LONG,
  )

  it(
    'sends nothing to other hosts or with ids of other sites, and changes none of them',
    async () => {
      const { scene } = await plantScene(app.payload)
      const real = await rowsOf<{ id: string }>(
        `select id from tenants where not internal union select id from users where not internal
          union select id from pages where tenant_id in (select id from tenants where not internal)`,
      )
      const footprints = () => Promise.all([world.a, world.b].map((id) => readFootprint(app.payload, id)))
      const before = await footprints()
      const sent: { host: string; text: string }[] = []
      const send = inProcess(app.payload)
      await runCanary(app.payload, scene, {
        from: 0,
        maxAttempts: 600,
        transport: async (request) => {
          const body = await request.clone().text()
          sent.push({ host: new URL(request.url).host, text: `${decodeURIComponent(request.url)} ${body}` })
          return send(request)
        },
      })
      expect(sent.length).toBeGreaterThan(600)
      const allowed = [new URL(ORIGIN).host, siteHostOf(scene.a), siteHostOf(scene.b)]
      const isAllowed = (host: string) =>
        allowed.includes(host) || [scene.a, scene.b].some(({ rowId }) => host.includes(rowId))
      expect(sent.filter(({ host }) => !isAllowed(host))).toEqual([])
      expect(sent.some(({ host }) => host === siteHostOf(scene.a))).toBe(true)
      expect(real.length).toBeGreaterThan(2)
      expect(real.filter(({ id }) => sent.some(({ text }) => text.includes(id)))).toEqual([])
      expect(await footprints()).toEqual(before)
    },
    LONG,
  )

  it(
    'raises the alarm once for a route that shows the other site: by notice, mail, metric, health and log',
    async () => {
      const { scene } = await plantScene(app.payload)
      // Somebody of the one site gets into the other, as through a broken rule for memberships.
      await rowsOf(
        `insert into memberships (id, tenant_id, user_id, role) values (gen_random_uuid(), $1, $2, 'tenant-viewer')`,
        scene.b.tenantId,
        scene.people.viewer,
      )
      await rowsOf('update canary_runs set next = 0')
      const lines: unknown[] = []
      const { error } = app.payload.logger
      app.payload.logger.error = (...args: unknown[]) => void lines.push(args[0])
      await watchOnce(app.payload, { maxAttempts: 150 })
      app.payload.logger.error = error
      const [run] = await rowsOf<{ findings: { actor: string; kind: string }[]; state: string }>(
        'select findings, state from canary_runs order by started_at desc limit 1',
      )
      expect(run!.state).toBe('broken')
      expect(new Set(run!.findings.map(({ actor }) => actor))).toEqual(new Set(['viewer']))
      expect(run!.findings.map(({ kind }) => kind)).toContain('shown')
      // What was found is named, and nothing of it is repeated.
      expect(JSON.stringify(run!.findings)).not.toContain(scene.b.mark)
      expect(lines).toHaveLength(run!.findings.length)
      expect(await readHealth()).toEqual([503, '', ['broken']])
      expect(await readAlarms()).toEqual({ mails: ['super@test.example'], notices: [world.users.super] })
      await rowsOf('update canary_runs set next = 0')
      await watchOnce(app.payload, { maxAttempts: 150 })
      expect((await readAlarms()).mails).toHaveLength(1)
    },
    LONG,
  )
})
