import { poolOf } from '@/database/connections'
import { renameEvent } from '@/plugins/ticketing/demo/season'
import { CLIENT_NAME } from '@tests/fakes/spektrix'
import { until } from '@tests/support/until'
import { create } from '@tests/support/world'
import { NO_RUBBISH, rubbish } from './people.support'
import { bringIn, connect, doJobs, owner, readRun, soon, startStage, type Run, type Stage } from './support'
import { passTime, spawnWorker, stopClock, type RealWorker } from './worker.support'

let stage: Stage
const workers: RealWorker[] = []

beforeAll(async () => {
  stage = await startStage(
    Array.from({ length: 56 }, (_, index) => ({
      description: '',
      instances: [{ start: soon(10 + index) }],
      minutes: 60,
      name: `Play ${index}`,
      venue: 'Main Stage',
    })),
  )
  await create(stage.app.payload, 'venues', { name: 'Main Stage', tenant: stage.world.a })
  await connect(stage)
  await bringIn(stage)
  await stopClock(stage)
}, 120_000)
afterAll(async () => {
  for (const worker of workers) await worker.kill()
  await stage.fake.close()
  await stage.app.close()
})

const start = (): RealWorker => {
  const worker = spawnWorker(stage)
  workers.push(worker)
  return worker
}
const titles = async () =>
  (await owner(stage).get<{ docs: { title: string }[] }>('/events?draft=true&depth=0&limit=100')).body.docs.map(
    ({ title }) => title,
  )

it('a worker that a deployment stops in the middle of a sync leaves nothing undone', async () => {
  for (const { number, name } of stage.season.events.values()) renameEvent(stage.season, number, `${name}, new`)
  const { body } = await owner(stage).post<{ run: Run }>('/ticketing/spektrix/sync', { tenant: stage.world.a })
  stage.fake.clearRequests()
  const worker = start()
  await worker.isUp()
  await until(() => stage.fake.requests.length > 0, 60_000)
  await worker.stop()
  expect(worker.hasEnded()).toBe(true)
  // It ended its run, or somebody else goes on with it.
  await passTime(stage)
  await doJobs(stage)
  expect(await readRun(stage, body.run.id)).toMatchObject({ counts: { failed: 0, updated: 56 }, status: 'done' })
  expect((await titles()).every((title) => title.endsWith(', new'))).toBe(true)
  expect(await rubbish(stage)).toEqual(NO_RUBBISH)
}, 240_000)

it('a worker whose connections the database ends in the middle of a sync goes on by itself', async () => {
  for (const { number, name } of stage.season.events.values())
    renameEvent(stage.season, number, name.replace('new', 'newer'))
  const { body } = await owner(stage).post<{ run: Run }>('/ticketing/spektrix/sync', { tenant: stage.world.a })
  stage.fake.clearRequests()
  const worker = start()
  await worker.isUp()
  await until(() => stage.fake.requests.length > 0, 60_000)
  const { asAdmin } = await import('@tests/support/boot')
  // As a restart of the server does to every session of this database.
  await asAdmin(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${new URL(stage.app.databaseUrl).pathname.slice(1)}' and pid <> pg_backend_pid()`,
  )
  await until(async () => (await readRun(stage, body.run.id).catch(() => null))?.status === 'done', 120_000)
  expect((await readRun(stage, body.run.id)).counts).toMatchObject({ failed: 0, updated: 56 })
  expect((await titles()).every((title) => title.endsWith(', newer'))).toBe(true)
  expect(worker.hasEnded()).toBe(false)
  expect(await rubbish(stage)).toEqual(NO_RUBBISH)
}, 240_000)

it('an import that is cut off between its batches counts each event once when it goes on', async () => {
  const { app, world } = stage
  const other = world.clients['owner-b']!
  expect(
    (
      await other.post<{ connected: boolean }>('/ticketing/spektrix/connect', {
        clientName: CLIENT_NAME,
        tenant: world.b,
      })
    ).body.connected,
  ).toBe(true)
  await stopClock(stage)
  // The database goes away after the first fifty events of this site.
  await poolOf(app.payload).query(`
    create function fail_after_first_batch() returns trigger language plpgsql as $$
    begin
      if (select count(*) from events where tenant_id = new.tenant_id) >= 50 and not exists (select 1 from events where tenant_id = new.tenant_id and xmin::text = pg_current_xact_id()::text) then raise exception 'The database goes away'; end if;
      return new;
    end $$;
    create trigger fail_after_first_batch before insert on events for each row when (new.tenant_id = '${world.b}') execute function fail_after_first_batch();`)
  const { body } = await other.post<{ run: Run }>('/ticketing/spektrix/import', { all: true, tenant: world.b })
  await expect(doJobs(stage)).rejects.toThrow()
  const read = async () => (await other.get<Run>(`/ticketing/runs/${body.run.id}`)).body
  expect((await read()).status).toBe('running')
  expect((await poolOf(app.payload).query('select 1 from events where tenant_id = $1', [world.b])).rowCount).toBe(50)
  await poolOf(app.payload).query('drop trigger fail_after_first_batch on events; drop function fail_after_first_batch')
  await passTime(stage)
  await doJobs(stage)
  const none = { failed: 0, held: 0, removed: 0, unchanged: 0, updated: 0 }
  expect(await read()).toMatchObject({
    counts: { created: 112, ...none, events: { created: 56, ...none }, instances: { created: 56, ...none } },
    status: 'done',
  })
}, 120_000)
