import type { ReactElement } from 'react'
import { createLocalReq } from 'payload'
import { createSeason, moveInstance } from '@/plugins/ticketing/demo/season'
import { ConnectionPanel } from '@/plugins/ticketing/components/Connection/ConnectionPanel'
import type { ConnectionShown } from '@/plugins/ticketing/components/Connection/useConnection'
import { startPaperTicketsFake, TOKEN } from '@tests/fixtures/paperTickets/fake'
import { paperTickets } from '@tests/fixtures/paperTickets/provider'
import type { Fake } from '@tests/fakes/startFake'
import { boot, type TestApp } from '@tests/support/boot'
import { configWith } from '@tests/support/configWith'
import { productPlugins } from '@tests/support/productPlugins'
import { create, makeWorld, type World } from '@tests/support/world'
import { doJobs, HAMLET, soon, type Run } from './support'

const season = createSeason({ events: [HAMLET], zone: 'Europe/London' })
let fake: Fake
let app: TestApp
let world: World

/** The product with a line more. */
async function withPaperTickets() {
  const { ticketing } = await import('@/plugins/ticketing')
  const others = (await productPlugins()).filter(({ slug }) => slug !== 'ticketing')
  return {
    default: configWith({
      plugins: [...others, ticketing({ providers: [paperTickets] })],
    }),
  }
}

beforeAll(async () => {
  fake = await startPaperTicketsFake(season)
  app = await boot({
    config: withPaperTickets,
    env: { LINEUP_API_BASE_URL: fake.origin, PROVIDER_ALLOWED_HOSTS: fake.host },
  })
  world = await makeWorld(app)
  const installed = await create(app.payload, 'apps', {
    name: 'Paper Tickets',
    category: 'ticketing',
    handle: 'paperTickets',
  })
  await app.payload.update({
    id: world.a,
    collection: 'tenants',
    data: { installedApps: [installed] },
    overrideAccess: true,
  })
  await create(app.payload, 'venues', { name: 'Main Stage', tenant: world.a })
})
afterAll(async () => {
  await fake.close()
  await app.close()
})

const owner = () => world.clients['owner-a']!
const path = (what: string) => `/ticketing/paperTickets/${what}`

/** What the form of its connection asks for. */
async function formFields(): Promise<ConnectionShown['fields']> {
  const req = await createLocalReq({}, app.payload)
  const panel = (await ConnectionPanel({ handle: 'paperTickets', req, tenant: world.a })) as ReactElement<{
    children: ReactElement<{ children: ReactElement<ConnectionShown>[] }>
  }>
  return [panel.props.children.props.children].flat()[0]!.props.fields
}

async function finished(what: 'import' | 'sync', body: object = {}): Promise<Run> {
  const { body: started, status } = await owner().post<{ run: Run }>(path(what), { tenant: world.a, ...body })
  expect(status).toBe(202)
  await doJobs({ app })
  return (await owner().get<Run>(`/ticketing/runs/${started.run.id}`)).body
}

describe('a ticketing system that is a folder and a line', () => {
  it('has a form with its own fields', async () => {
    expect(await formFields()).toEqual([
      {
        choices: undefined,
        isRequired: true,
        label: 'Token',
        last4: null,
        longest: 100,
        name: 'token',
        type: 'secret',
        value: '',
      },
    ])
  })

  it('is checked and connected, and its secret is shown to nobody', async () => {
    const check = async (token: string) => (await owner().post(path('check'), { tenant: world.a, token })).body
    expect(await check('another-token')).toEqual({
      connected: false,
      data: null,
      error: 'Paper Tickets does not accept these credentials. Check them for typing errors.',
    })
    expect((await owner().post<{ error: string }>(path('connect'), { tenant: world.a })).body.error).toBe(
      'Please fill in Token.',
    )
    expect(await check(TOKEN)).toEqual({ connected: true, data: null, error: null })
    expect((await owner().post(path('connect'), { tenant: world.a, token: TOKEN })).body).toMatchObject({
      connected: true,
      status: 'connected',
    })
    expect((await owner().get(`${path('connection')}?tenant=${world.a}`)).body).toMatchObject({
      connected: true,
      fields: { token: { last4: TOKEN.slice(-4), set: true } },
    })
    expect((await formFields())[0]).toMatchObject({ last4: TOKEN.slice(-4), value: '' })
  })

  it('lists its events, brings them in, and keeps them in step', async () => {
    expect(
      (await owner().get<{ docs: { label: string }[] }>(`${path('events')}?tenant=${world.a}`)).body.docs,
    ).toMatchObject([{ label: 'Hamlet' }])
    expect(await finished('import', { all: true })).toMatchObject({ counts: { created: 4, failed: 0 }, status: 'done' })
    const { docs } = (
      await owner().get<{ docs: { id: string; title: string; ticketing: { externalId: string; provider: string } }[] }>(
        '/events?draft=true&depth=0',
      )
    ).body
    expect(docs).toMatchObject([{ ticketing: { externalId: '1001', provider: 'paperTickets' }, title: 'Hamlet' }])
    moveInstance(season, [...season.instances.keys()][0]!, soon(10, '16:00:00'))
    expect(await finished('sync')).toMatchObject({ counts: { failed: 0, instances: { updated: 1 } }, status: 'done' })
    expect(await finished('sync')).toMatchObject({ counts: { updated: 0 }, status: 'done' })
  })

  it('stands beside those of the product', async () => {
    expect((await owner().post('/ticketing/spektrix/check', { clientName: 'riverside', tenant: world.a })).status).toBe(
      422,
    )
    expect((await owner().post('/ticketing/cardTickets/check', { tenant: world.a })).status).toBe(404)
  })
})
