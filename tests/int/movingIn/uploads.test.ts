import { withLock } from '@/database/bulk/withLock'
import { poolOf } from '@/database/connections'
import { tidyOldWebsites } from '@/plugins/movingIn/jobs/jobs'
import { boot, type TestApp } from '@tests/support/boot'
import { wxr } from '@tests/support/oldWebsite'
import { photo } from '@tests/support/pictures/photo'
import { rawZip } from '@tests/support/themeZip'
import { makeWorld, type World } from '@tests/support/world'
import { partOf, send, startOldHost, stateOf, work, type OldHost } from './support'

let app: TestApp
let world: World
let old: OldHost
let picture: Buffer

beforeAll(async () => {
  old = await startOldHost()
  picture = await photo('jpeg', 500, 400)
  app = await boot({ env: { OLD_WEBSITE_ALLOWED_HOSTS: old.host } })
  world = await makeWorld(app)
})
afterAll(async () => {
  await app.close()
  await old.close()
})
beforeEach(() =>
  poolOf(app.payload).query(
    'truncate events, event_instances, media, old_websites, old_website_items, old_website_parts cascade; delete from rate_limits',
  ),
)

const client = () => world.clients['owner-a']!
const parts = async () => (await poolOf(app.payload).query('select 1 from old_website_parts')).rowCount
const age = (days: number) =>
  poolOf(app.payload).query(`update old_websites set created_at = now() - make_interval(days => $1)`, [days])
const zip = () => rawZip([{ content: picture, name: 'uploads/2024/03/in.jpg' }])
const site = (): string => {
  const file = (id: number, name: string) => ({
    file: `${old.address}/wp-content/uploads/2024/03/${name}`,
    id,
    title: name,
    type: 'attachment',
  })
  return wxr({ address: old.address, items: [file(1, 'in.jpg'), file(2, 'out.jpg')] })
}

describe('A zip file of the uploads of an old website', () => {
  it('has pictures that are not fetched, and is kept only until they are there', async () => {
    const bytes = rawZip([
      { content: picture, name: 'uploads/2024/03/in.jpg' },
      { content: 'nothing', name: '../../2024/03/out.jpg' },
    ])
    const requests = old.requests.length
    const id = await send(client(), world.a, [bytes, site()])
    await work(app)
    expect([(await stateOf(client(), world.a)).notice, await parts()]).toEqual([null, 2])
    await client().post(`/old-websites/${id}/bring`, {})
    await work(app)
    expect((await stateOf(client(), world.a)).kinds).toMatchObject([{ brought: 2, failed: 0, kind: 'picture' }])
    expect(old.requests.slice(requests)).toEqual(['/wp-content/uploads/2024/03/out.jpg'])
    const { docs } = (await client().get<{ docs: { title: string; width: number }[] }>('/media?draft=true&sort=title'))
      .body
    expect(docs.map(({ title, width }) => [title, width])).toEqual([
      ['in.jpg', 500],
      ['out.jpg', 400],
    ])
    expect(await parts()).toBe(0)
  })

  it('is left aside if it is damaged or unpacks to too much: its pictures are fetched', async () => {
    const bomb = rawZip([{ content: Buffer.alloc(20_000_000), name: 'uploads/2024/03/in.jpg' }])
    for (const zip of [bomb, bomb.subarray(0, 1_000)]) {
      const id = await send(client(), world.a, [site(), zip])
      await work(app)
      const { notice, state } = await stateOf(client(), world.a)
      expect([state, notice, await parts()]).toEqual(['ready', expect.stringContaining('zip'), 0])
      await client().post(`/old-websites/${id}/bring`, {})
      await work(app)
    }
    expect((await stateOf(client(), world.a)).kinds).toMatchObject([{ known: 2, kind: 'picture' }])
  })

  it('is no export by itself', async () => {
    await send(client(), world.a, [rawZip([{ content: picture, name: 'uploads/in.jpg' }])])
    await work(app)
    const { notice, state } = await stateOf(client(), world.a)
    expect([state, notice, await parts()]).toEqual(['refused', expect.stringContaining('not an export'), 0])
  })

  it('waits for as long as its export can be brought, and is deleted with it after a month', async () => {
    await send(client(), world.a, [site(), zip()])
    await work(app)
    await age(29)
    await tidyOldWebsites(app.payload)
    expect([await parts(), (await stateOf(client(), world.a)).state]).toEqual([2, 'ready'])
    await age(31)
    await tidyOldWebsites(app.payload)
    expect([await parts(), await stateOf(client(), world.a)]).toEqual([0, null])
  })

  it('is deleted after two days if it never arrived whole', async () => {
    const { body } = await client().post<{ id: string }>('/old-websites', { sizes: [10], tenantId: world.a })
    expect((await client().post('/old-websites/part', partOf(body.id, { slice: Buffer.alloc(4) }))).status).toBe(200)
    await age(1)
    await tidyOldWebsites(app.payload)
    expect(await parts()).toBe(1)
    await age(3)
    await tidyOldWebsites(app.payload)
    expect([await parts(), (await stateOf(client(), world.a)).state]).toEqual([0, 'sending'])
  })

  it('gives the picture that could not be saved once more when it is tried again', async () => {
    const pool = poolOf(app.payload)
    await pool.query(`create function refuse() returns trigger language plpgsql as $$ begin
        raise exception 'never' using errcode = '23514'; end $$;
      create trigger refuse before insert on media for each row execute function refuse()`)
    const id = await send(client(), world.a, [site(), zip()])
    await work(app)
    await client().post(`/old-websites/${id}/bring`, {})
    await work(app)
    await pool.query('drop trigger refuse on media; drop function refuse()')
    expect(await stateOf(client(), world.a)).toMatchObject({ kinds: [{ brought: 0, failed: 2 }], state: 'done' })
    await tidyOldWebsites(app.payload)
    expect(await parts()).toBe(2)
    const requests = old.requests.length
    await client().post(`/old-websites/${id}/retry`, { hosts: [] })
    await work(app)
    expect(await stateOf(client(), world.a)).toMatchObject({ kinds: [{ brought: 2, failed: 0 }], state: 'done' })
    expect(old.requests.slice(requests)).toEqual(['/wp-content/uploads/2024/03/out.jpg'])
    expect(await parts()).toBe(0)
  })

  it('goes when its pictures have failed and a month has passed, another export comes, or all is taken back', async () => {
    const failed = async () => {
      const id = await send(client(), world.a, [site(), zip()])
      await work(app)
      await client().post(`/old-websites/${id}/bring`, {})
      await poolOf(app.payload).query('update old_websites set user_id = gen_random_uuid()')
      await work(app)
      expect([(await stateOf(client(), world.a)).state, await parts()]).toEqual(['done', 2])
      return id
    }
    await failed()
    await age(31)
    await tidyOldWebsites(app.payload)
    expect(await parts()).toBe(0)
    await failed()
    expect((await client().post('/old-websites', { sizes: [10], tenantId: world.b })).status).toBe(404)
    expect(await parts()).toBe(2)
    expect((await client().post('/old-websites', { sizes: [10], tenantId: world.a })).status).toBe(201)
    expect(await parts()).toBe(0)
    const id = await failed()
    await client().post(`/old-websites/${id}/take-back`, {})
    await work(app)
    expect([(await stateOf(client(), world.a)).state, await parts()]).toEqual(['takenBack', 0])
  })
})

describe('An old website whose job was given up', () => {
  /** As the queue leaves a job that failed too often, or ended several workers. */
  const giveUpJobs = () =>
    poolOf(app.payload).query(
      'update graphile_worker._private_jobs set attempts = max_attempts where locked_at is null',
    )
  afterEach(() => poolOf(app.payload).query('delete from graphile_worker._private_jobs'))

  it('is refused while it is read, so that another can come, and not before', async () => {
    await send(client(), world.a, [site()])
    await tidyOldWebsites(app.payload)
    expect([(await stateOf(client(), world.a)).state, await parts()]).toEqual(['reading', 2])
    await giveUpJobs()
    expect((await client().post('/old-websites', { sizes: [10], tenantId: world.a })).status).toBe(409)
    await tidyOldWebsites(app.payload)
    const { notice, state } = await stateOf(client(), world.a)
    expect([state, notice, await parts()]).toEqual(['refused', expect.stringContaining('could not be read'), 0])
    await send(client(), world.a, [site()])
    await work(app)
    expect((await stateOf(client(), world.a)).state).toBe('ready')
  })

  it('can be tried again, and is left alone while somebody works on it', async () => {
    const id = await send(client(), world.a, [site(), zip()])
    await work(app)
    await client().post(`/old-websites/${id}/bring`, {})
    await tidyOldWebsites(app.payload)
    expect((await stateOf(client(), world.a)).state).toBe('bringing')
    await giveUpJobs()
    await withLock(poolOf(app.payload), `old website ${id}`, 0, () => tidyOldWebsites(app.payload))
    expect((await stateOf(client(), world.a)).state).toBe('bringing')
    await tidyOldWebsites(app.payload)
    expect(await stateOf(client(), world.a)).toMatchObject({ kinds: [{ brought: 0, failed: 2 }], state: 'done' })
    await client().post(`/old-websites/${id}/retry`, { hosts: [] })
    await work(app)
    expect(await stateOf(client(), world.a)).toMatchObject({ kinds: [{ brought: 2, failed: 0 }], state: 'done' })
  })
})

describe('An event of an old website that repeats', () => {
  it('comes with the performances of its rule, and says where one without an end was left', async () => {
    const event = (id: number, meta: Record<string, string>) => ({
      id,
      meta: {
        mec_end_date: '2026-07-01',
        mec_end_time_ampm: 'PM',
        mec_end_time_hour: '10',
        mec_end_time_minutes: '00',
        mec_repeat_status: '1',
        mec_repeat_type: 'weekly',
        mec_start_date: '2026-07-01',
        mec_start_time_ampm: 'PM',
        mec_start_time_hour: '8',
        mec_start_time_minutes: '00',
        mec_timezone: 'Europe/London',
        ...meta,
      },
      name: `event-${id}`,
      title: `Event ${id}`,
      type: 'mec-events',
    })
    const ends = { mec_repeat_end: 'occurrences', mec_repeat_end_at_occurrences: '2' }
    const id = await send(client(), world.a, [
      wxr({ address: old.address, items: [event(1, ends), event(2, { mec_repeat_interval: '4' })] }),
    ])
    await work(app)
    await client().post(`/old-websites/${id}/bring`, {})
    await work(app)
    const { rows } = await poolOf(app.payload).query<{ start: Date; title: string }>(
      `select i.start, l.title from event_instances i join events_locales l on l._parent_id = i.event_id where l.title = 'Event 1' order by i.start`,
    )
    expect(rows.map(({ start }) => start.toISOString())).toEqual([
      '2026-07-01T19:00:00.000Z',
      '2026-07-08T19:00:00.000Z',
      '2026-07-15T19:00:00.000Z',
    ])
    expect((await stateOf(client(), world.a)).remarks).toMatchObject([
      { text: expect.stringMatching(/repeats without an end/), title: 'Event 2' },
    ])
  })
})
