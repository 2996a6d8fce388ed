import { poolOf } from '@/database/connections'
import { checkSoldOutOf, startSoldOutChecks } from '@/plugins/ticketing/jobs/checkSoldOut'
import { sellOutInstance } from '@/plugins/ticketing/demo/season'
import { spektrixId } from '@/plugins/ticketing/demo/spektrix'
import { create } from '@tests/support/world'
import { bringInOne, live, newest, publish, type Followed } from './people.support'
import { connect, editor, owner, performancesOf, startStage, sync, type Stage } from './support'

let stage: Stage
let event: Followed

beforeAll(async () => {
  stage = await startStage([])
  await create(stage.app.payload, 'venues', { name: 'Main Stage', tenant: stage.world.a })
  await connect(stage)
  event = await bringInOne(stage, 'Full House', 3)
  await publish(stage, event)
})
afterAll(async () => {
  await stage.fake.close()
  await stage.app.close()
})

const check = () => checkSoldOutOf(stage.app.payload, { provider: 'spektrix', tenant: stage.world.a })
const states = async () => (await performancesOf(stage, event.id)).map(({ instanceStatus }) => instanceStatus)
const asked = () =>
  stage.fake.requests.filter(({ path }) => path.endsWith('/status')).map(({ path }) => path.split('/').at(-2))
const number = (index: number) => event.there.instances[index]!.number

describe('performances whose last seat is gone', () => {
  it('become sold out, live, and come back when there are seats again', async () => {
    sellOutInstance(stage.season, number(1))
    stage.fake.clearRequests()
    await check()
    expect(await states()).toEqual(['scheduled', 'sold_out', 'scheduled'])
    expect(asked()).toEqual(event.there.instances.map(({ number: one }) => spektrixId(one)))
    const [, second] = await performancesOf(stage, event.id)
    expect(await live(stage, second!.id, 'event-instances')).toMatchObject({
      _status: 'published',
      instanceStatus: 'sold_out',
    })
    // A sync, whose answers say nothing of seats, leaves it so.
    expect((await sync(stage)).counts).toMatchObject({ held: 0, removed: 0, updated: 0 })
    expect(await states()).toEqual(['scheduled', 'sold_out', 'scheduled'])
    sellOutInstance(stage.season, number(1), false)
    await check()
    expect(await states()).toEqual(['scheduled', 'scheduled', 'scheduled'])
  }, 30_000)

  it('stay on sale where a person took that back, until the box office has seats again and sells out once more', async () => {
    sellOutInstance(stage.season, number(1))
    await check()
    expect(await states()).toEqual(['scheduled', 'sold_out', 'scheduled'])
    const runs = async () =>
      (
        await owner(stage).get<{ docs: { differs: number; id: string; status: string }[] }>(
          `/ticketing/runs?tenant=${stage.world.a}`,
        )
      ).body.docs
    const { id } = (await runs())[0]!
    expect((await owner(stage).post(`/ticketing/runs/${id}/undo`, {})).status).toBe(200)
    await check()
    await sync(stage)
    await check()
    expect(await states()).toEqual(['scheduled', 'scheduled', 'scheduled'])
    expect((await runs()).find((run) => run.id === id)).toMatchObject({ differs: 1, status: 'undone' })
    sellOutInstance(stage.season, number(1), false)
    await check()
    expect((await runs()).find((run) => run.id === id)).toMatchObject({ differs: 0 })
    sellOutInstance(stage.season, number(1))
    await check()
    expect(await states()).toEqual(['scheduled', 'sold_out', 'scheduled'])
    sellOutInstance(stage.season, number(1), false)
    await check()
  }, 30_000)

  it('write nothing while nothing changes', async () => {
    const versions = async () =>
      (await poolOf(stage.app.payload).query('select id, updated_at from _event_instances_v order by id')).rows
    const before = await versions()
    await check()
    expect(await versions()).toEqual(before)
  }, 30_000)

  it('keep a state that staff have chosen', async () => {
    const [first, second, third] = await performancesOf(stage, event.id)
    await editor(stage).patch(`/event-instances/${first!.id}`, { instanceStatus: 'sold_out' })
    await editor(stage).patch(`/event-instances/${second!.id}`, { instanceStatus: 'postponed' })
    sellOutInstance(stage.season, number(1))
    sellOutInstance(stage.season, number(2))
    await check()
    // The first has seats, and staff say that it is sold out; the second is sold out, and staff say that it is postponed.
    expect(await states()).toEqual(['sold_out', 'postponed', 'sold_out'])
    // What the check has written, and staff have taken back, is theirs, too.
    await editor(stage).patch(`/event-instances/${third!.id}`, { instanceStatus: 'scheduled' })
    await check()
    expect(await states()).toEqual(['sold_out', 'postponed', 'scheduled'])
    expect((await newest(stage, third!.id, 'event-instances')).instanceStatus).toBe('scheduled')
  }, 30_000)

  it('are asked for in turns: what was not asked for longest comes first', async () => {
    await poolOf(stage.app.payload).query(`update ticketing_lists set docs = $1::jsonb where list = 'sold-out'`, [
      JSON.stringify([
        { at: '2026-01-03T00:00:00.000Z', id: spektrixId(number(0)) },
        { at: '2026-01-01T00:00:00.000Z', id: spektrixId(number(2)) },
      ]),
    ])
    stage.fake.clearRequests()
    await check()
    expect(asked().at(-1)).toBe(spektrixId(number(0)))
  }, 30_000)

  it('are not asked for more than 60 days ahead, nor behind a breaker, nor where nobody is connected', async () => {
    const pool = poolOf(stage.app.payload)
    const { host } = new URL(stage.fake.origin)
    stage.fake.clearRequests()
    await pool.query(
      `insert into ticketing_hosts (host, failures, closed_until) values ($1, 5, now() + interval '10 minutes')`,
      [host],
    )
    await check()
    expect(asked()).toEqual([])
    await pool.query('delete from ticketing_hosts')
    await pool.query(`update _event_instances_v set version_start = version_start + interval '90 days' where latest`)
    await check()
    expect(asked()).toEqual([])
    await pool.query(`update _event_instances_v set version_start = version_start - interval '90 days' where latest`)
    await startSoldOutChecks(stage.app.payload)
    const jobs = async () =>
      (
        await pool.query<{ run_at: Date }>(
          `select run_at from graphile_worker.jobs where task_identifier = 'checkSoldOut'`,
        )
      ).rows
    expect(await jobs()).toHaveLength(1)
    await owner(stage).post('/ticketing/spektrix/disconnect', { tenant: stage.world.a })
    await check()
    expect(asked()).toEqual([])
  }, 30_000)
})
