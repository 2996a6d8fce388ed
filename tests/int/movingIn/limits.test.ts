import { poolOf } from '@/database/connections'
import { readFetched } from '@/plugins/movingIn/database/fetched'
import { boot, type TestApp } from '@tests/support/boot'
import { wxr, type OldItem } from '@tests/support/oldWebsite'
import { makeWorld, type World } from '@tests/support/world'
import { bring, startOldHost, type OldHost } from './support'

let app: TestApp
let world: World
let old: OldHost
let other: OldHost

beforeAll(async () => {
  old = await startOldHost()
  other = await startOldHost()
  app = await boot({ env: { OLD_WEBSITE_ALLOWED_HOSTS: `${old.host},${other.host}` } })
  world = await makeWorld(app)
})
afterAll(async () => {
  await app.close()
  await old.close()
  await other.close()
})

const client = () => world.clients['owner-a']!

describe('A large old website', () => {
  it('counts across turns what was fetched, and how often in a row a host was slow', async () => {
    const pool = poolOf(app.payload)
    const picture = (id: number, host: string): OldItem => ({
      file: `${host}/wp-content/${id}.${id > 4 ? 'pdf' : 'jpg'}`,
      id,
      title: `P${id}`,
      type: 'attachment',
    })
    const hosts = [old, other, old, other, old, other]
    const { id } = await bring(
      app,
      client(),
      world.a,
      wxr({ address: old.address, items: hosts.map(({ address }, index) => picture(index + 1, address)) }),
      { hosts: [other.host] },
    )
    const one = (
      await pool.query<{ size: number }>(
        `select (data->>'fetched')::int as size from old_website_items where title = 'P1'`,
      )
    ).rows[0]!.size
    expect(one).toBeGreaterThan(1000)
    // Two were slow, but one came after them.
    await pool.query(
      `update old_website_items set state = 'failed', problem = 'fetchSlow', data = data - 'fetched' where title in ('P2', 'P3')`,
    )
    const { bytes, files, slow } = await readFetched({ payload: app.payload }, id)
    expect([bytes, files]).toEqual([2 * one, 2])
    expect([...slow]).toEqual([])
    await pool.query(
      `update old_website_items set state = 'failed', problem = 'fetchSlow', data = data - 'fetched' where title = 'P4'`,
    )
    expect([...(await readFetched({ payload: app.payload }, id)).slow]).toEqual([['127.0.0.1', 3]])
  })

  it('brings no more performances of an event than a calendar holds, and says so', async () => {
    const days = Array.from({ length: 600 }, (_, day) => {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)
      return `${date}:${date}:08-00-PM:10-00-PM`
    })
    const meta = { mec_end_date: '2026-01-01', mec_in_days: days.join(','), mec_start_date: '2026-01-01' }
    const { remarks } = await bring(
      app,
      client(),
      world.a,
      wxr({ address: old.address, items: [{ id: 1, meta, name: 'daily', title: 'Daily', type: 'mec-events' }] }),
    )
    expect(remarks).toMatchObject([{ text: expect.stringContaining('more than'), title: 'Daily' }])
    const { rows } = await poolOf(app.payload).query('select count(*)::int as total from event_instances')
    expect(rows).toEqual([{ total: 500 }])
  })
})
