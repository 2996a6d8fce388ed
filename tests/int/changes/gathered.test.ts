import pg from 'pg'
import { poolOf, poolsOf } from '@/database/connections'
import { GATHER } from '@/database/gatherChanges'
import { CHANNEL, EVERYTHING, listenerOf } from '@/database/listening'
import { boot, type TestApp } from '@tests/support/boot'
import { until } from '@tests/support/until'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let listener: pg.Client
let heard: string[]
const clients: pg.Client[] = []

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  listener = await connect()
  listener.on('notification', ({ payload }) => void heard.push(payload ?? ''))
  await listener.query('listen callboard_chat')
})
beforeEach(async () => {
  // What was written before is heard by now.
  heard = []
  await create(app.payload, 'menus', { tenant: world.b, title: 'Footer' })
  await until(() => Promise.resolve(heard.includes(`${world.b} menus`)))
  heard = []
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()))
  await app.close()
})

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: app.databaseUrl })
  clients.push(client)
  await client.connect()
  return client
}

interface Connection {
  query: (text: string, values: unknown[]) => Promise<unknown>
}

const addVenues = (client: Connection, tenant: string, count = 1) =>
  client.query(
    `insert into venues (id, tenant_id, _status) select gen_random_uuid(), $1, 'draft' from generate_series(1, $2::int)`,
    [tenant, count],
  )

describe('what a transaction changes', () => {
  it('is handed once to a process that gathers, whose commit notifies nobody; any other program notifies', async () => {
    const [gathering, other] = [await connect(), await connect()]
    const gathered: string[] = []
    gathering.on('notice', ({ detail, message }) => void gathered.push(`${message}: ${detail}`))
    await gathering.query(GATHER)
    for (const run of ['begin', 'savepoint early', 'rollback to early', 'commit']) {
      await gathering.query(run)
      if (run !== 'commit') await addVenues(gathering, world.a, 3)
    }
    await addVenues(gathering, world.a)
    await addVenues(other, world.b)
    await until(() => Promise.resolve(heard.length > 0))
    expect(heard).toEqual([`${world.b} venues`])
    // Once for the transaction, and once for the statement after it.
    expect([...new Set(gathered)]).toEqual([`callboard_chat: ${world.a} venues`])
    expect(gathered.length).toBeLessThan(5)
  })

  it('is handed over on a server that is set to send no notices', async () => {
    const quiet = await connect()
    const gathered: string[] = []
    quiet.on('notice', ({ detail, message }) => void gathered.push(`${message}: ${detail}`))
    await quiet.query('set client_min_messages = error; set callboard.gathers = on')
    await addVenues(quiet, world.a)
    expect(gathered).toEqual([])
    await quiet.query(GATHER)
    await addVenues(quiet, world.a)
    expect(gathered).toEqual([`callboard_chat: ${world.a} venues`])
  })

  it('is heard of by every reader when it is too much to name, each of whom may have missed something', async () => {
    const listening = listenerOf(app.payload)
    const release = await listening.hold()
    const heardOf: [string, string | null][] = []
    const unsubscribe = [world.a, world.b].map((id) => listening.on(id, (detail) => void heardOf.push([id, detail])))
    await listener.query(`notify ${CHANNEL}, '${EVERYTHING}'`)
    await until(() => Promise.resolve(heardOf.length >= 2))
    expect(heardOf).toEqual([
      [world.a, null],
      [world.b, null],
    ])
    unsubscribe.forEach((end) => end())
    release()
  })

  it('is heard of once it is committed, from a transaction and from a single statement', async () => {
    const { transactionPool } = poolsOf(app.payload)
    const client = await transactionPool!.connect()
    await client.query('begin')
    await addVenues(client, world.a)
    await addVenues(poolOf(app.payload), world.b)
    await until(() => Promise.resolve(heard.includes(`${world.b} venues`)))
    expect(heard).not.toContain(`${world.a} venues`)
    await client.query('commit')
    client.release()
    await until(() => Promise.resolve(heard.includes(`${world.a} venues`)))
  })

  it('is not lost when the process stops right after, or before a transaction has ended', async () => {
    await addVenues(poolOf(app.payload), world.a)
    const { transactionPool } = poolsOf(app.payload)
    const client = await transactionPool!.connect()
    await client.query('begin')
    await addVenues(client, world.b)
    const stopped = app.payload.destroy()
    await client.query('commit')
    client.release()
    await stopped
    await until(() => Promise.resolve(heard.includes(`${world.b} venues`)))
    await until(() => Promise.resolve(heard.includes(`${world.a} venues`)))
  })
})
