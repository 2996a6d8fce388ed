import { createServer } from 'node:net'
import { boot, ORIGIN, type TestApp } from '@tests/support/boot'
import { clientOf, PASSWORD, type Client } from '@tests/support/client'
import { visitOver } from '@tests/support/listen'
import { startOwnProcess, type OwnProcess } from '@tests/support/ownProcess/startOwnProcess'
import { until } from '@tests/support/until'
import { create, makeWorld, type World } from '@tests/support/world'
import { poolOf } from '@/database/connections'
import { findFreePort, scrape, startWorker, type Scrape } from './support'

const HOST = 'a.localhost'

let app: TestApp
let metricsPort: number
let own: OwnProcess
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  metricsPort = await findFreePort()
  own = await startOwnProcess(app, { METRICS_PORT: String(metricsPort) })
}, 120_000)
afterAll(async () => {
  await own.kill()
  await app.close()
})

/** Somebody of theatre A in the other process. */
async function signIn(email: string): Promise<Client> {
  const send: TestApp['send'] = (request) => own.send(request)
  const answer = await clientOf({ ...app, send }, null).post<{ token: string }>('/users/login', {
    email,
    password: PASSWORD,
  })
  expect(answer.status).toBe(200)
  return clientOf({ ...app, send }, answer.body.token)
}

const visit = (path: string) => visitOver(own.port, HOST, path)
const REQUESTS = 'callboard_http_requests_total'
const DURATION = 'callboard_http_request_duration_seconds'

describe('the metrics of a web process', () => {
  let client: Client
  let page: string
  beforeAll(async () => {
    page = await create(app.payload, 'pages', { _status: 'published', tenant: world.a, title: 'Jumping foxes' })
    client = await signIn('editor-a@test.example')
  })

  it('count requests by the pattern of their address and by status, with how long they took', async () => {
    const before = await scrape(metricsPort)
    for (let turn = 0; turn < 3; turn++) expect((await client.get(`/pages/${page}`)).status).toBe(200)
    expect((await client.get('/pages/00000000-0000-7000-8000-000000000000')).status).toBe(404)
    expect((await client.post(`/documents/pages/uses`, { ids: [page], tenantId: world.a })).status).toBeLessThan(500)
    expect((await client.get('/no-such-thing')).status).toBe(404)
    const more = grown(before, await scrape(metricsPort))
    expect(more(REQUESTS, { method: 'GET', route: '/api/pages/:id', status: '200' })).toBe(3)
    expect(more(REQUESTS, { method: 'GET', route: '/api/pages/:id', status: '404' })).toBe(1)
    expect(more(REQUESTS, { method: 'POST', route: '/api/documents/:type/uses' })).toBe(1)
    expect(more(REQUESTS, { method: 'GET', route: '/api/*', status: '404' })).toBe(1)
    expect(more(`${DURATION}_count`, { method: 'GET', route: '/api/pages/:id' })).toBe(4)
    expect(more(`${DURATION}_bucket`, { le: '+Inf', method: 'GET', route: '/api/pages/:id' })).toBe(4)
    expect(more(`${DURATION}_sum`, { method: 'GET', route: '/api/pages/:id' })).toBeGreaterThan(0)
  })

  it('tell pages of websites apart, and whether they were in memory', async () => {
    const before = await scrape(metricsPort)
    for (let turn = 0; turn < 3; turn++) expect((await visit('/jumping-foxes')).status).toBe(200)
    const more = grown(before, await scrape(metricsPort))
    expect(more(REQUESTS, { route: 'website', status: '200' })).toBe(3)
    expect(more('callboard_page_cache_requests_total', { outcome: 'miss' })).toBe(1)
    expect(more('callboard_page_cache_requests_total', { outcome: 'hit' })).toBe(2)
  })

  it('show the connections to the database and how long callers waited for one', async () => {
    const { series, value } = await scrape(metricsPort)
    expect(value('callboard_database_connections', { pool: 'lookups' })).toBeGreaterThan(0)
    expect(value('callboard_database_wait_seconds_count', { pool: 'lookups' })).toBeGreaterThan(0)
    expect(value('callboard_database_wait_seconds_count', { pool: 'transactions' })).toBeGreaterThan(0)
    expect(series.filter((line) => line.startsWith('callboard_database_waiting{'))).toHaveLength(2)
    expect(value('callboard_process_memory_bytes')).toBeGreaterThan(50_000_000)
  })

  it('hold nothing of what people sent, and no more series for more of it', async () => {
    const secrets = ['Pst7-query', 'Pst7-search', 'Pst7-path', 'Pst7-title', 'Pst7-host', 'editor-a', world.a, page]
    const ask = async (turn: number) => {
      await client.get(`/pages?where[title][like]=Pst7-query${turn}&limit=1`)
      await client.get(`/search?q=Pst7-search${turn}&tenantId=${world.a}`)
      await client.patch(`/pages/${page}`, { title: `Pst7-title ${turn}` })
      await client.get(`/Pst7-path${turn}/${page}`)
      await client.post('/users/login', { email: `editor-a+${turn}@test.example`, password: 'Pst7-title' })
      await visitOver(own.port, `Pst7-host${turn}.localhost`, `/Pst7-path${turn}?q=Pst7-query`)
      await visit(`/Pst7-path${turn}`)
      await own.send(new Request(`${ORIGIN}/admin/Pst7-path${turn}`))
    }
    await ask(0)
    const before = await scrape(metricsPort)
    for (let turn = 1; turn < 10; turn++) await ask(turn)
    const after = await scrape(metricsPort)
    expect(grown(before, after)(REQUESTS)).toBeGreaterThanOrEqual(72)
    expect(after.series.map(nameOf).filter((one) => !before.series.map(nameOf).includes(one))).toEqual([])
    for (const secret of secrets) expect(after.text.toLowerCase()).not.toContain(secret.toLowerCase())
    expect(after.text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-|@|localhost|127\.0\.0\.1/)
  })

  it('are no part of what the web server answers, and nothing else is at their port', async () => {
    for (const path of ['/metrics', '/api/metrics'])
      expect(await (await own.send(new Request(`${ORIGIN}${path}`))).text()).not.toContain('callboard_')
    expect((await visit('/metrics')).text).not.toContain('callboard_')
    for (const path of ['/', '/api/pages', '/admin'])
      expect((await fetch(`http://127.0.0.1:${metricsPort}${path}`)).status).toBe(404)
  })
})

describe('a process without a port for metrics', () => {
  it('answers all the same, also where the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await until(() => taken.listening)
    const { port } = taken.address() as { port: number }
    const other = await startOwnProcess(app, { METRICS_PORT: String(port) })
    try {
      expect((await other.send(new Request(`${ORIGIN}/api/health/ready`))).status).toBe(200)
    } finally {
      await other.kill()
      taken.close()
    }
  }, 60_000)
})

describe('the metrics of a worker', () => {
  it('show the queue, the outbox and what plugins know, for the whole installation', async () => {
    const pool = poolOf(app.payload)
    await pool.query('delete from graphile_worker._private_jobs')
    await pool.query(`delete from mails`)
    const add = (key: string, runAt: string) =>
      pool.query(
        `select graphile_worker.add_job('namePerformances', $1, job_key => $2, run_at => now() + $3::interval)`,
        [JSON.stringify({ tenant: world.a }), key, runAt],
      )
    await add('planned', '1 day')
    await add('given-up', '1 day')
    await pool.query(`update graphile_worker._private_jobs set attempts = max_attempts where key = 'given-up'`)
    for (const status of ['failed', 'queued', 'sent'])
      await create(app.payload, 'mails', { status, template: 'notice', to: 'ada@test.example' })
    const queuedAt = performance.now()
    await pool.query(`update mails set created_at = now() - interval '1 hour' where status = 'queued'`)
    await pool.query(
      `insert into ticketing_runs (id, tenant_id, provider, kind, status, finished_at) values
        (gen_random_uuid(), $1, 'spektrix', 'sync', 'failed', now()), (gen_random_uuid(), $1, 'spektrix', 'sync', 'failed', now() - interval '2 hours')`,
      [world.a],
    )
    const port = await findFreePort()
    const worker = await startWorker({ METRICS_PORT: String(port) })
    try {
      await add('now', '0')
      const done = async () =>
        (await scrape(port)).value('callboard_job_duration_seconds_count', { job: 'namePerformances' })
      await until(async () => (await done()) > 0, 30_000)
      const { text, value } = await scrape(port)
      const jobs = (state: string) => value('callboard_jobs', { state })
      // The other planned one is what a worker plans at its start: to try the walls between sites.
      expect([jobs('planned'), jobs('failed'), jobs('waiting')]).toEqual([2, 1, 0])
      expect(value('callboard_job_duration_seconds_count', { job: 'namePerformances', outcome: 'done' })).toBe(1)
      expect([value('callboard_mails', { state: 'queued' }), value('callboard_mails', { state: 'failed' })]).toEqual([
        1, 1,
      ])
      // An hour, and what has passed since.
      const sinceQueued = (performance.now() - queuedAt) / 1_000
      expect(value('callboard_mails_oldest_seconds')).toBeGreaterThanOrEqual(3_600)
      expect(value('callboard_mails_oldest_seconds')).toBeLessThanOrEqual(3_601 + sinceQueued)
      expect(value('callboard_jobs_oldest_seconds')).toBe(0)
      expect(value('callboard_sync_runs', { provider: 'spektrix', status: 'failed' })).toBe(1)
      expect(value('callboard_sync_runs', { provider: 'spektrix', status: 'done' })).toBe(0)
      expect(text).toContain('callboard_database_connections{pool="queue",state="used"}')
      expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-|@/)
    } finally {
      expect(await worker.stop()).toBe(0)
    }
  }, 120_000)
})

const nameOf = (line: string): string => line.slice(0, line.lastIndexOf(' '))

const grown =
  (before: Scrape, after: Scrape): Scrape['value'] =>
  (name, labels) =>
    after.value(name, labels) - before.value(name, labels)
