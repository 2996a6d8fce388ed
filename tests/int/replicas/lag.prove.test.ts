import { poolOf } from '@/database/connections'
import { hashPassword } from '@/lib/crypto/passwords'
import { boot, type TestApp } from '@tests/support/boot'
import { until } from '@tests/support/until'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { startOwnServer, type OwnServer } from '../database/support/ownServer'
import { A } from '../site/support'
import { startReplica, type ReplicaServer } from './replicaServer'

let app: TestApp
let primary: OwnServer
let replica: ReplicaServer
let world: World

beforeAll(async () => {
  primary = await startOwnServer()
  replica = await startReplica(primary)
  app = await boot({
    databaseUrl: primary.url,
    // The first of them has never been there.
    env: {
      DATABASE_READ_REPLICAS: `postgres://nobody@127.0.0.1:1/none,${replica.url}`,
      DATABASE_REPLICA_LAG_SECONDS: '1',
    },
  })
  world = await makeWorld(app)
  await create(app.payload, 'pages', {
    _status: 'published',
    slug: 'visit',
    slugLock: false,
    tenant: world.a,
    title: 'Visit us',
  })
  await replica.caughtUp()
}, 180_000)
afterAll(async () => {
  await app.close()
  await replica.close()
  await primary.close()
})

const status = async () => (await visit(app, A, '/visit')).status

it('a replica that stays behind is left alone: a site that asks for a password asks for it, within the seconds that are set', async () => {
  expect(await status()).toBe(200)
  await replica.pause()
  await poolOf(app.payload).query(
    'update tenants set password_protection_enabled = true, password_protection_password_hash = $2 where id = $1',
    [world.a, await hashPassword('open sesame')],
  )
  // The replica never learns of it.
  await until(async () => (await status()) === 401)
  for (let count = 0; count < 5; count++) expect(await status()).toBe(401)
  await replica.resume()
  await replica.caughtUp()
  // Whichever server is read: what visitors were told once, they are told on.
  for (let count = 0; count < 5; count++) expect(await status()).toBe(401)
})
