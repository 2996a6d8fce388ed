import { poolOf } from '@/database/connections'
import { tidyOldWebsites } from '@/plugins/movingIn/jobs/jobs'
import { boot, type TestApp } from '@tests/support/boot'
import { wxr } from '@tests/support/oldWebsite'
import { photo } from '@tests/support/pictures/photo'
import { rawZip } from '@tests/support/themeZip'
import { makeWorld, type World } from '@tests/support/world'
import { send, startOldHost, stateOf, work, type OldHost } from './support'

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
  it('has pictures that are not fetched, and is kept only while they are brought', async () => {
    const zip = rawZip([
      { content: picture, name: 'uploads/2024/03/in.jpg' },
      { content: 'nothing', name: '../../2024/03/out.jpg' },
    ])
    const requests = old.requests.length
    const id = await send(client(), world.a, [zip, site()])
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

  it('is deleted after days if nobody brings its export', async () => {
    await send(client(), world.a, [site(), rawZip([{ content: picture, name: 'uploads/2024/03/in.jpg' }])])
    await work(app)
    await tidyOldWebsites(app.payload)
    expect(await parts()).toBe(2)
    await poolOf(app.payload).query(`update old_websites set created_at = now() - interval '3 days'`)
    await tidyOldWebsites(app.payload)
    expect([await parts(), (await stateOf(client(), world.a)).state]).toEqual([0, 'ready'])
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
