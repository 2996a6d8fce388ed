import { poolOf } from '@/database/connections'
import { readFetched } from '@/plugins/movingIn/database/fetched'
import { boot, type TestApp } from '@tests/support/boot'
import { wxr, type OldItem } from '@tests/support/oldWebsite'
import { makeWorld, type World } from '@tests/support/world'
import { photo } from '@tests/support/pictures/photo'
import { rawZip } from '@tests/support/themeZip'
import { bring, send, startOldHost, stateOf, work, type OldHost } from './support'

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
    // Two of these are no PDF files, as their addresses have it: they came all the same.
    expect([bytes, files]).toEqual([4 * one, 4])
    expect([...slow]).toEqual([])
    await pool.query(
      `update old_website_items set state = 'failed', problem = 'fetchSlow', data = data - 'fetched' where title = 'P4'`,
    )
    expect([...(await readFetched({ payload: app.payload }, id)).slow]).toEqual([['127.0.0.1', 3]])
  })

  it('counts across turns what was fetched of its sitemaps, however often they are looked for', async () => {
    const pool = poolOf(app.payload)
    const at = (path: string) => `${old.address}${path}`
    const files = {
      '/maps.xml': `<sitemapindex>${['/one.xml', '/two.xml'].map((path) => `<sitemap><loc>${at(path)}</loc></sitemap>`).join('')}</sitemapindex>`,
      '/one.xml': `<urlset><url><loc>${at('/one')}</loc></url></urlset>`,
      '/robots.txt': `Sitemap: ${at('/maps.xml')}`,
      '/two.xml': '<html>not a sitemap</html>',
    }
    for (const [path, text] of Object.entries(files)) old.files.set(path, text)
    const once = Object.values(files).join('').length
    const page: OldItem = { id: 90, name: 'p90', title: 'P90', type: 'page' }
    const { id } = await bring(app, client(), world.a, wxr({ address: old.address, items: [page] }), { sitemap: true })
    const fetched = () => readFetched({ payload: app.payload }, id)
    expect(await fetched()).toMatchObject({ bytes: once, files: 4 })
    for (const times of [2, 3]) {
      expect((await client().post(`/old-websites/${id}/retry`, { sitemap: true })).status).toBe(200)
      await work(app)
      expect(await fetched()).toMatchObject({ bytes: times * once, files: times * 4 })
    }
    const set = (outcome: string, which: string) =>
      pool.query(`update old_website_items set ${outcome} where website_id = $1 and kind = 'sitemap' and ${which}`, [
        id,
      ])
    await set(`state = 'failed', problem = 'fetchSlow'`, `data ? 'file'`)
    expect([...(await fetched()).slow]).toEqual([['127.0.0.1', 3]])
    await set(
      `state = 'read', problem = null`,
      `position = (select max(position) from old_website_items where website_id = $1 and kind = 'sitemap')`,
    )
    expect([...(await fetched()).slow]).toEqual([])
  })

  it('counts a picture that was fetched and could not be saved, but not one that came in a zip file', async () => {
    const pool = poolOf(app.payload)
    const picture = (id: number): OldItem => ({
      file: `${old.address}/wp-content/uploads/${id}.jpg`,
      id,
      title: `P${id}`,
      type: 'attachment',
    })
    await pool.query(`create function refuse() returns trigger language plpgsql as $$ begin
        raise exception 'never' using errcode = '23514'; end $$;
      create trigger refuse before insert on media for each row execute function refuse()`)
    const zip = rawZip([{ content: await photo('jpeg', 400, 300), name: 'uploads/21.jpg' }])
    const id = await send(client(), world.a, [wxr({ address: old.address, items: [picture(20), picture(21)] }), zip])
    await work(app)
    await client().post(`/old-websites/${id}/bring`, {})
    await work(app)
    const once = await readFetched({ payload: app.payload }, id)
    expect([once.files, once.bytes > 1_000]).toEqual([1, true])
    await client().post(`/old-websites/${id}/retry`, { hosts: [] })
    await pool.query('drop trigger refuse on media; drop function refuse()')
    await work(app)
    expect(await readFetched({ payload: app.payload }, id)).toMatchObject({ bytes: 2 * once.bytes, files: 2 })
    expect(await stateOf(client(), world.a)).toMatchObject({ kinds: [{ brought: 2, failed: 0 }] })
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
