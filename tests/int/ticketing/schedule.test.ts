import { poolOf } from '@/database/connections'
import { startDueSyncs } from '@/plugins/ticketing/jobs/startDueSyncs'
import { syncTicketing } from '@/plugins/ticketing/jobs/syncTicketing'
import { tidyRuns } from '@/plugins/ticketing'
import { deleteInstance, renameEvent } from '@/plugins/ticketing/demo/season'
import { CLIENT_NAME } from '@tests/fakes/spektrix'
import { expireMinuteLimits } from '@tests/support/passMinute'
import { create } from '@tests/support/world'
import { bringInOne, newest, type Followed } from './people.support'
import { connect, doJobs, owner, readRun, startStage, sync, type Run, type Stage } from './support'

let stage: Stage
let event: Followed

beforeAll(async () => {
  stage = await startStage([])
  await create(stage.app.payload, 'venues', { name: 'Main Stage', tenant: stage.world.a })
  await connect(stage)
  event = await bringInOne(stage, 'Hamlet', 6)
})
beforeEach(async () => {
  await expireMinuteLimits(stage.app)
  stage.fake.setMode('ok')
  await query('delete from ticketing_hosts')
})
afterAll(async () => {
  await stage.fake.close()
  await stage.app.close()
})

const query = async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await poolOf(stage.app.payload).query<Row>(text, values)).rows
const clock = () => syncTicketing(stage.app.payload, { provider: 'spektrix', tenant: stage.world.a })
const connection = async (tenant = stage.world.a) =>
  (
    await query<{ attention_since: Date | null; failures: number; minutes: number; refusals: number }>(
      `select failures, refusals, attention_since, round(extract(epoch from next_run_at - now()) / 60)::int as minutes from ticketing_connections where tenant_id = $1`,
      [tenant],
    )
  )[0]!
const notices = async (title: string) =>
  (await owner(stage).get<{ docs: { title: string }[] }>('/notices')).body.docs.filter((one) =>
    one.title.includes(title),
  ).length
const isClosed = async () => (await query('select 1 from ticketing_hosts where closed_until > now()')).length === 1
const refuse = () => stage.fake.overrideResponse(() => ({ json: { Message: 'No' }, status: 401 }))
const fail = () => stage.fake.overrideResponse(() => ({ json: { Message: 'Down' }, status: 404 }))
const runs = async () => (await query('select 1 from ticketing_runs')).length

describe('the schedule', () => {
  it('waits twice as long after each failure, four hours at most, and comes back when all is well', async () => {
    const waits: number[] = []
    for (let failure = 0; failure < 7; failure += 1) {
      fail()
      await clock()
      waits.push((await connection()).minutes)
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 240, 240])
    stage.fake.setMode('ok')
    expect((await sync(stage)).status).toBe('done')
    const after = await connection()
    expect([after.failures, after.minutes]).toEqual([0, 15])
  }, 60_000)

  it('takes each connection once, somewhat earlier or later than the others', async () => {
    await query('update ticketing_connections set next_run_at = null')
    await Promise.all([startDueSyncs(stage.app.payload), startDueSyncs(stage.app.payload)])
    const queued = () => query(`select 1 from graphile_worker.jobs where task_identifier = 'syncTicketing'`)
    expect(await queued()).toHaveLength(1)
    const minutes = new Set<number>()
    for (let turn = 0; turn < 12; turn += 1) {
      await query('update ticketing_connections set next_run_at = null')
      await startDueSyncs(stage.app.payload)
      minutes.add(
        Math.round(
          100 *
            Number(
              (
                await query<{ minutes: string }>(
                  'select extract(epoch from next_run_at - now()) / 60 as minutes from ticketing_connections',
                )
              )[0]!.minutes,
            ),
        ),
      )
    }
    expect([...minutes].every((one) => one >= 1349 && one <= 1651)).toBe(true)
    expect(minutes.size).toBeGreaterThan(3)
    await doJobs(stage)
    await startDueSyncs(stage.app.payload)
    expect(await queued()).toHaveLength(0)
  }, 60_000)

  it('syncs a connection once at a time', async () => {
    const before = await runs()
    renameEvent(stage.season, event.there.number, 'Hamlet at once')
    await Promise.all([clock(), clock(), clock()])
    expect(await runs()).toBe(before + 3)
    const changed = await query<{ count: string }>(
      `select count(*) from ticketing_changes where document_id = $1 and fields::text like '%Hamlet at once%' and type = 'update'`,
      [event.id],
    )
    expect(Number(changed[0]!.count)).toBe(1)
  })

  it('goes on with a run whose job has used up its tries, and gives up after a day', async () => {
    renameEvent(stage.season, event.there.number, 'Hamlet resumed')
    const start = async () =>
      (await owner(stage).post<{ run: Run }>('/ticketing/spektrix/sync', { tenant: stage.world.a })).body.run.id
    const [run, old] = [await start(), await start()]
    await query(`delete from graphile_worker._private_jobs`)
    await query(`update ticketing_runs set started_at = now() - interval '25 hours' where id = $1`, [old])
    await query(`update ticketing_connections set next_run_at = now() + interval '1 hour'`)
    await startDueSyncs(stage.app.payload)
    await startDueSyncs(stage.app.payload)
    await doJobs(stage)
    expect([
      (await readRun(stage, run)).status,
      (await readRun(stage, old)).status,
      (await readRun(stage, old)).problems[0]!.name,
    ]).toEqual(['done', 'failed', 'cutOff'])
    expect((await newest(stage, event.id)).title).toBe('Hamlet resumed')
  })

  it('forgets runs of long ago, with what they changed', async () => {
    const [{ id }] = (await query<{ id: string }>(
      'select r.id from ticketing_runs r join ticketing_changes c on c.run_id = r.id limit 1',
    )) as [{ id: string }]
    const before = await runs()
    await query(`update ticketing_runs set started_at = now() - interval '91 days' where id = $1`, [id])
    await tidyRuns(stage.app.payload)
    expect([await runs(), (await query('select 1 from ticketing_changes where run_id = $1', [id])).length]).toEqual([
      before - 1,
      0,
    ])
  })
})

describe('runs of the clock that found nothing to do', () => {
  it('are forgotten after a week; what changed something, failed, or was asked for by a person stays', async () => {
    const { a } = stage.world
    const add = async (days: number, more: Record<string, unknown> = {}) => {
      const { kind = 'sync', startedBy = null, status = 'done' } = more
      const [{ id }] = (await query<{ id: string }>(
        `insert into ticketing_runs (id, tenant_id, provider, kind, status, started_by, started_at)
          values (gen_random_uuid(), $1, 'spektrix', $2, $3, $4, now() - $5::int * interval '1 day') returning id`,
        [a, kind, status, startedBy, days],
      )) as [{ id: string }]
      return id
    }
    const [idle, older] = [await add(8), await add(13)]
    const stays = [
      await add(6),
      await add(8, { status: 'failed' }),
      await add(8, { kind: 'import' }),
      await add(8, { startedBy: stage.world.users['owner-a'] }),
    ]
    const eventful = await add(8)
    await query(
      `insert into ticketing_changes (run_id, tenant_id, place, collection, document_id, external_id, type)
        values ($1, $2, 0, 'events', gen_random_uuid(), '1', 'update')`,
      [eventful, a],
    )
    await tidyRuns(stage.app.payload)
    const left = (
      await query<{ id: string }>('select id from ticketing_runs where id = any($1)', [
        [idle, older, eventful, ...stays],
      ])
    ).map(({ id }) => id)
    expect(left.toSorted()).toEqual([eventful, ...stays].toSorted())
  })
})

describe('credentials that are refused', () => {
  it('need attention after the second time, with one notice, and nothing that was brought in changes', async () => {
    const title = (await newest(stage, event.id)).title
    for (let time = 1; time <= 4; time += 1) {
      refuse()
      await clock()
      const { attention_since: since, refusals } = await connection()
      expect([time, since !== null, refusals]).toEqual([time, time >= 2, time])
    }
    expect(await notices('needs attention')).toBe(1)
    expect((await newest(stage, event.id)).title).toBe(title)
    // Refusals say nothing about the host.
    expect(await isClosed()).toBe(false)
    stage.fake.setMode('ok')
    await clock()
    expect((await connection()).attention_since).toBeNull()
    expect(
      (await owner(stage).get<{ status: string }>(`/ticketing/spektrix/connection?tenant=${stage.world.a}`)).body
        .status,
    ).toBe('connected')
    // And when it begins anew, somebody is told anew.
    for (let time = 1; time <= 2; time += 1) {
      refuse()
      await clock()
    }
    expect(await notices('needs attention')).toBe(2)
    stage.fake.setMode('ok')
    await clock()
  }, 60_000)
})

describe('a host that does not answer', () => {
  const drop = () => stage.fake.setMode('html403')

  it('is left alone by the clock after some failures; a person knocks all the same', async () => {
    for (let failure = 0; failure < 5; failure += 1) {
      drop()
      await clock()
    }
    expect(await isClosed()).toBe(true)
    const before = await runs()
    stage.fake.clearRequests()
    await clock()
    expect([await runs(), stage.fake.requests.length]).toEqual([before, 0])
    // Once: it is still closed for the clock when that comes to nothing.
    expect((await sync(stage)).status).toBe('failed')
    stage.fake.clearRequests()
    await clock()
    expect(stage.fake.requests).toHaveLength(0)
    stage.fake.setMode('ok')
    expect((await sync(stage)).status).toBe('done')
    expect(await isClosed()).toBe(false)
  }, 60_000)

  it('closes no other host, and one connection that is wrong closes none', async () => {
    await query(
      `insert into ticketing_hosts (host, failures, closed_until) values ('other.example', 9, now() + interval '1 hour')`,
    )
    const before = await runs()
    await clock()
    expect(await runs()).toBe(before + 1)
    // A client name that is gone is the tenant's own trouble: the host is well.
    const { world } = stage
    await world.clients['owner-b']!.post('/ticketing/spektrix/connect', { clientName: CLIENT_NAME, tenant: world.b })
    await query(`update ticketing_connections set fields = '{"clientName":"gone"}' where tenant_id = $1`, [world.b])
    for (let failure = 0; failure < 6; failure += 1)
      await syncTicketing(stage.app.payload, { provider: 'spektrix', tenant: world.b })
    expect((await connection(world.b)).failures).toBe(6)
    expect(await query(`select 1 from ticketing_hosts where host <> 'other.example'`)).toEqual([])
  }, 60_000)
})

describe('a strange answer', () => {
  it('asks a person once, as long as nobody has answered', async () => {
    for (const { number } of event.there.instances.slice(0, 3)) deleteInstance(stage.season, number)
    for (let time = 0; time < 3; time += 1) await clock()
    expect(await notices('unexpected response')).toBe(1)
    const [{ id }] = (await query<{ id: string }>(
      `select id from ticketing_runs where status = 'suspicious' order by started_at desc limit 1`,
    )) as [{ id: string }]
    expect((await owner(stage).post(`/ticketing/runs/${id}/confirm`, {})).status).toBe(202)
    await doJobs(stage)
    expect((await readRun(stage, id)).counts.removed).toBe(3)
  })
})
