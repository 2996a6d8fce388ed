import { poolOf } from '@/database/connections'
import { create } from '@tests/support/world'
import { connect, editor, owner, startStage, type Stage } from './support'

let stage: Stage

beforeAll(async () => {
  stage = await startStage()
})
afterAll(async () => {
  await stage.fake.close()
  await stage.app.close()
})

const path = (what: string) => `/ticketing/spektrix/${what}`
const ofA = () => ({ clientName: 'riverside', tenant: stage.world.a })

describe('the connection of a box office', () => {
  it('is for whoever may set up apps, and looks like nothing to a neighbour', async () => {
    const { clients } = stage.world
    expect((await clients['owner-b']!.post(path('connect'), ofA())).status).toBe(404)
    expect((await clients['stranger']!.post(path('check'), ofA())).status).toBe(404)
    expect((await clients['viewer-a']!.post(path('connect'), ofA())).status).toBe(403)
    expect((await editor(stage).post(path('disconnect'), { tenant: stage.world.a })).status).toBe(403)
    expect((await clients['owner-b']!.get(`${path('connection')}?tenant=${stage.world.a}`)).status).toBe(404)
    expect((await owner(stage).get(`${path('connection')}?tenant=${stage.world.a}`)).status).toBe(200)
  })

  it('takes a plan that has ticketing, and its app', async () => {
    const { body, status } = await owner(stage).post<{ code: string }>('/ticketing/tessitura/check', {
      restPassword: 'x',
      restURL: 'https://box.example',
      restUserGroup: 'g',
      restUserLocation: 'l',
      restUsername: 'u',
      tenant: stage.world.a,
    })
    expect([status, body.code]).toEqual([422, 'refused:ticketing'])
    const plan = await create(stage.app.payload, 'plans', { name: 'Small', ticketing_integrations: false })
    const [small] = await Promise.all([
      create(stage.app.payload, 'tenants', {
        languages: ['en'],
        name: 'Small',
        owner: stage.world.users['owner-b'],
        plan,
        slug: 'small',
      }),
    ])
    const refused = await stage.world.clients['owner-b']!.post<{ code: string }>(path('check'), {
      clientName: 'riverside',
      tenant: small,
    })
    expect([refused.status, refused.body.code]).toEqual([403, 'plan:ticketing'])
  })

  it('asks for what is needed, refuses what it does not know, and says in a sentence what is wrong', async () => {
    expect((await owner(stage).post(path('check'), { ...ofA(), connected: true })).status).toBe(400)
    const missing = await owner(stage).post<{ connected: boolean; error: string }>(path('connect'), {
      tenant: stage.world.a,
    })
    expect([missing.status, missing.body.connected, missing.body.error]).toEqual([
      200,
      false,
      'Please fill in Client name.',
    ])
    const sentences = new Set<string>()
    for (const mode of ['html403', 'connectionReset', 'badJson'] as const) {
      stage.fake.setMode(mode)
      const { body } = await owner(stage).post<{ connected: boolean; error: string }>(path('connect'), ofA())
      expect(body.connected).toBe(false)
      sentences.add(body.error)
    }
    stage.fake.setMode('ok')
    expect(sentences.size).toBe(3)
  }, 60_000)

  it('is known to the server alone: connected, read and disconnected', async () => {
    const told = async () =>
      (await poolOf(stage.app.payload).query('select 1 from audit_log where action = $1', ['ticketing.connected']))
        .rowCount
    // What came to nothing is not told as done.
    expect(await told()).toBe(0)
    expect((await connect(stage)).body).toMatchObject({ connected: true, status: 'connected' })
    expect(await told()).toBe(1)
    expect(
      (await owner(stage).post<{ connected: boolean }>(path('disconnect'), { tenant: stage.world.a })).body,
    ).toEqual({ connected: false, status: 'disconnected' })
    const { body, status } = await editor(stage).get<{ code: string }>(`${path('events')}?tenant=${stage.world.a}`)
    expect([status, body.code]).toEqual([409, 'conflict:ticketing'])
  })

  it('is asked once a minute, however many want to know', async () => {
    await connect(stage)
    stage.fake.clearRequests()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        editor(stage).get<{ isStale: boolean }>(`${path('events')}?tenant=${stage.world.a}`),
      ),
    )
    expect(answers.map(({ body, status }) => [status, body.isStale])).toEqual(Array(8).fill([200, false]))
    expect(stage.fake.requests.filter(({ path: asked }) => asked.endsWith('/events'))).toHaveLength(1)
  })
})
