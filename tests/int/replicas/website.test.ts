import { poolOf } from '@/database/connections'
import { readFromReplica } from '@/database/replicas/readFromReplica'
import { boot, type TestApp } from '@tests/support/boot'
import { until } from '@tests/support/until'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { startOwnServer, type OwnServer } from '../database/support/ownServer'
import { A, B } from '../site/support'
import { startReplica, type ReplicaServer } from './replicaServer'

let app: TestApp
let page: string
let primary: OwnServer
let replica: ReplicaServer
let world: World

beforeAll(async () => {
  primary = await startOwnServer()
  replica = await startReplica(primary)
  app = await boot({
    databaseUrl: primary.url,
    // As far behind as it likes, where a test does not say otherwise.
    env: { DATABASE_READ_REPLICAS: replica.url, DATABASE_REPLICA_LAG_SECONDS: '3600' },
  })
  world = await makeWorld(app)
  page = await create(app.payload, 'pages', {
    _status: 'published',
    slug: 'visit',
    slugLock: false,
    tenant: world.a,
    title: 'Visit 0',
  })
  await replica.caughtUp()
}, 180_000)
afterAll(async () => {
  await app.close()
  await replica.close()
  await primary.close()
})
afterEach(async () => {
  await replica.resume()
  await replica.caughtUp()
})

const editor = () => world.clients['editor-a']!
let count = 0
/** Publishes a correction. @returns the new title */
async function correct(): Promise<string> {
  const title = `Visit ${++count}`
  const { status } = await editor().patch(`/pages/${page}`, { _status: 'published', title })
  expect(status).toBe(200)
  return title
}
/** The title that a visitor reads. */
const seen = async (path = '/visit') => /<title>(Visit \d+)/.exec((await visit(app, A, path)).text)?.[1]
const edited = async () => (await editor().get<{ title: string }>(`/pages/${page}`)).body.title

describe('while the replica is behind', () => {
  it('visitors read it, and everybody who works on the site reads the primary', async () => {
    const before = await correct()
    await replica.caughtUp()
    expect(await seen()).toBe(before)
    await replica.pause()
    const after = await correct()
    expect(await Promise.all([seen(), edited(), seen(), edited()])).toEqual([before, after, before, after])
  })

  it('a page that it shows is kept for what it is: the correction is there once the replica has it', async () => {
    for (let round = 0; round < 3; round++) {
      await replica.pause()
      const before = await seen()
      const after = await correct()
      // Nobody has these addresses in any cache: each is read, and kept.
      for (const path of ['/visit', `/visit?page=1&round=${round}`, '/visit']) expect(await seen(path)).toBe(before)
      await replica.resume()
      await replica.caughtUp()
      expect([await seen(), await seen(`/visit?page=1&round=${round}`), await seen()]).toEqual([after, after, after])
    }
  })

  it('the parts that all pages have in common follow in the same way', async () => {
    await replica.pause()
    await poolOf(app.payload).query(`update tenants set name = 'Theatre of the replica' where id = $1`, [world.a])
    expect((await visit(app, A, '/visit')).text).not.toContain('Theatre of the replica')
    await replica.resume()
    await replica.caughtUp()
    expect((await visit(app, A, '/visit')).text).toContain('Theatre of the replica')
  })

  it('a draft that somebody shares is read from the primary, with what was drafted a moment ago', async () => {
    const { body } = await editor().post<{ address: string }>(`/documents/pages/${page}/preview-links`, { days: 7 })
    await replica.pause()
    expect((await editor().patch(`/pages/${page}?draft=true`, { title: 'Visit 4711' })).status).toBe(200)
    const { pathname } = new URL(body.address)
    expect((await visit(app, A, pathname)).text).toContain('Visit 4711')
    expect(await seen()).not.toBe('Visit 4711')
  })

  it("a visitor's answers are written, and counted by the primary", async () => {
    const form = await create(app.payload, 'forms', {
      _status: 'published',
      fields: [{ blockType: 'textQuestion', label: 'Name', name: 'name', required: true }],
      tenant: world.a,
      title: 'Newsletter',
    })
    await replica.caughtUp()
    await replica.pause()
    expect((await visit(app, A, '/search?q=visit')).status).toBe(200)
    const counted = await poolOf(app.payload).query(
      `select 1 from rate_limits where key like '%siteSearch%' or key like '%${world.a}%'`,
    )
    expect(counted.rows.length).toBeGreaterThan(0)
    const sent = await app.send(
      new Request(`http://localhost:3000/api/forms/${form}/submit`, {
        body: JSON.stringify({ answers: { name: 'Ada' } }),
        headers: { 'Content-Type': 'application/json' },
        method: 'POST',
      }),
    )
    expect(sent.status).toBeLessThan(300)
  })

  it('statements of such work that write, or that the replica refuses, are the primary’s, and so are all after them', async () => {
    await replica.pause()
    const name = `after ${Date.now()}`
    const pool = poolOf(app.payload)
    const read = async () =>
      (await pool.query<{ name: string }>('select name from tenants where id = $1', [world.b])).rows[0]?.name
    const old = await read()
    const during = await readFromReplica(app.payload, B, async () => {
      const first = await read()
      await pool.query('update tenants set name = $2 where id = $1', [world.b, name])
      return [first, await read()]
    })
    expect(during).toEqual([old, name])
    expect(await readFromReplica(app.payload, B, read)).toBe(old)
    // What such work leaves behind it when it has ended may write as well.
    let later: Promise<unknown> = Promise.resolve()
    let end = () => {}
    const ended = new Promise<void>((resolve) => (end = resolve))
    await readFromReplica(app.payload, B, async () => {
      later = ended.then(read)
    })
    end()
    expect(await later).toBe(name)
    await expect(readFromReplica(app.payload, B, () => pool.query('select nonsense'))).rejects.toThrow('nonsense')
  })
})

describe('a replica that is away', () => {
  it('leaves visitors with the primary, and is read again when it is back', async () => {
    const before = await correct()
    await replica.caughtUp()
    expect(await seen()).toBe(before)
    await replica.stop()
    try {
      const after = await correct()
      expect([await seen(), await seen(), await edited()]).toEqual([after, after, after])
    } finally {
      await replica.start()
    }
    // It shows something older than the newest: so it is read again.
    await until(async () => {
      await replica.resume()
      await replica.caughtUp()
      await seen()
      await replica.pause()
      return (await correct()) !== (await seen())
    }, 30_000)
  })
})

describe('a primary that is away', () => {
  it('leaves visitors with the replica, and everybody else with 503', async () => {
    const before = await correct()
    await replica.caughtUp()
    expect(await seen()).toBe(before)
    await primary.crash()
    try {
      expect(await seen()).toBe(before)
      expect((await editor().get(`/pages/${page}`)).status).toBe(503)
    } finally {
      await primary.recover()
    }
  })
})
