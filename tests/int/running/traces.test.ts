import { boot, ORIGIN, type TestApp } from '@tests/support/boot'
import { clientOf, PASSWORD, type Client } from '@tests/support/client'
import { visitOver } from '@tests/support/listen'
import { startOwnProcess } from '@tests/support/ownProcess/startOwnProcess'
import { until } from '@tests/support/until'
import { create, makeWorld, type World } from '@tests/support/world'
import { startCollector, type Collector, type SentSpan } from '@tests/fakes/collector'
import { poolOf } from '@/database/poolOf'
import { startWorker } from './support'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = '00f067aa0ba902b7'
const SERVER_KIND = 2
const ERROR = 2

let app: TestApp
let collector: Collector
let page: string
let spans: SentSpan[]
let world: World

/** Sends requests of one process, and what they queued through a worker; then both end and have sent what they know. */
beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  page = await create(app.payload, 'pages', { _status: 'published', tenant: world.a, title: 'Jumping foxes' })
  collector = await startCollector()
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, SHUTDOWN_DELAY_SECONDS: '0' }
  const own = await startOwnProcess(app, settings)
  const client = await signIn((request) => own.send(request), 'owner-a@test.example')
  const traceparent = `00-${TRACE}-${PARENT}-01`
  const invited = await client.post(
    '/users/invite-staff?why=Pst7-query',
    {
      email: 'Pst7-invited@test.example',
      firstName: 'Pst7',
      lastName: 'Pst7',
      roleId: 'tenant-admin',
      tenantId: world.a,
    },
    { headers: { traceparent } },
  )
  expect([invited.status, invited.text]).toEqual([201, expect.anything()])
  await client.get(`/pages/${page}?where[title][like]=Pst7-query`)
  await client.post('/invite-tokens/00000000-0000-7000-8000-000000000000/resend')
  await client.post('/users/login', { email: 'Pst7-nobody@test.example', password: 'Pst7-password' })
  await visitOver(own.port, 'Pst7-host.localhost', '/Pst7-path?q=Pst7-query')
  await visitOver(own.port, 'a.localhost', '/jumping-foxes?q=Pst7-query')
  expect(await own.stop()).toBe(0)
  const worker = await startWorker(settings)
  const waiting = `select 1 from graphile_worker.jobs where task_identifier = 'sendMail'`
  await until(async () => (await poolOf(app.payload).query(waiting)).rowCount === 0, 60_000)
  expect(await worker.stop()).toBe(0)
  spans = collector.spans()
}, 180_000)
afterAll(async () => {
  await collector.close()
  await app.close()
})

async function signIn(send: TestApp['send'], email: string): Promise<Client> {
  const answer = await clientOf({ ...app, send }, null).post<{ token: string }>('/users/login', {
    email,
    password: PASSWORD,
  })
  return clientOf({ ...app, send }, answer.body.token)
}

const named = (name: string): SentSpan => {
  const found = spans.find((span) => span.name === name)
  if (!found) throw new Error(`There is no span ${name}: ${spans.map((span) => span.name).join(', ')}`)
  return found
}

describe('the traces of an installation', () => {
  it('lead from the request to its operation and to the job that it queued, each with its statements', () => {
    const request = named('POST /api/users/invite-staff')
    const operation = named('operation inviteStaff')
    const job = spans.find(({ name, traceId }) => name === 'job sendMail' && traceId === TRACE)
    expect(request).toMatchObject({
      attributes: {
        'http.request.method': 'POST',
        'http.response.status_code': 201,
        'http.route': '/api/users/invite-staff',
      },
      kind: SERVER_KIND,
      parentSpanId: PARENT,
      resource: { 'service.name': 'callboard-web' },
      traceId: TRACE,
    })
    expect(operation).toMatchObject({ parentSpanId: request.spanId, traceId: TRACE })
    expect(job).toMatchObject({ parentSpanId: operation.spanId, resource: { 'service.name': 'callboard-worker' } })
    const statements = (span: SentSpan | undefined) => Number(span?.attributes['callboard.statements'])
    expect(statements(operation)).toBeGreaterThan(3)
    expect(statements(request)).toBeGreaterThanOrEqual(statements(operation))
    expect(statements(job)).toBeGreaterThan(0)
  })

  it('know a request by its pattern, and a refusal by its code', () => {
    expect(named('GET /api/pages/:id').attributes['http.response.status_code']).toBe(200)
    expect(named('GET website').attributes['http.route']).toBe('website')
    expect(named('operation resendInvitation')).toMatchObject({
      attributes: { 'error.type': expect.stringMatching(/^not_found:/) },
      status: { code: ERROR },
    })
    expect(named('operation resendInvitation').status.message).toBeUndefined()
  })

  it('hold nothing of what people sent, nor of the machine', () => {
    expect(Object.keys(named('POST /api/users/login').resource)).toEqual(['service.name'])
    const all = collector.received()
    expect(all).not.toMatch(/[\da-f]{8}-[\da-f]{4}-|Pst7|@test|localhost|127\.0\.0\.1|select |insert /i)
    expect(all.toLowerCase()).not.toContain('jumping')
    expect(all).not.toContain(ORIGIN)
  })
})
