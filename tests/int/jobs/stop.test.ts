import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { boot, type TestApp } from '@tests/support/boot'
import { until } from '@tests/support/until'
import { poolOf } from '@/database/connections'
import { sourceArgs } from '../../../scripts/lib/source/sourceArgs.mjs'

let app: TestApp
let gate: pg.Client
const workers: ChildProcess[] = []

beforeAll(async () => {
  app = await boot()
  gate = new pg.Client({ connectionString: app.databaseUrl })
  await gate.connect()
})
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await gate.end()
  await app.close()
})

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await poolOf(app.payload).query<Row>(text, values)).rows

const jobOf = async (key: string) =>
  (
    await query<{ attempts: number; holder: string | null }>(
      'select attempts, locked_by as holder from graphile_worker.jobs where key = $1',
      [key],
    )
  )[0]

function startWorker(limitMs: number): ChildProcess {
  const worker = spawn(
    process.execPath,
    sourceArgs('tests/fixtures/stoppedWorker.ts', [app.databaseUrl, String(limitMs)]),
    { stdio: 'ignore' },
  )
  workers.push(worker)
  return worker
}

/** A worker that is at a job which takes until the gate is opened. */
async function workerAt(key: string, limitMs: number): Promise<ChildProcess> {
  await gate.query('select pg_advisory_lock(4242)')
  const worker = startWorker(limitMs)
  await query(`select graphile_worker.add_job('wait', job_key => $1)`, [key])
  await until(async () => Boolean((await jobOf(key))?.holder), 30_000)
  return worker
}

const open = () => gate.query('select pg_advisory_unlock_all()')

describe('a worker that is asked to stop', () => {
  it('finishes its job and begins no other', async () => {
    const worker = await workerAt('under way', 60_000)
    const ended = once(worker, 'exit')
    worker.kill('SIGTERM')
    // Its other half is free: without the signal it would take this one.
    const next = startWorker(60_000)
    await query(`select graphile_worker.add_job('wait', job_key => 'later')`)
    await until(async () => Boolean((await jobOf('later'))?.holder), 30_000)
    const [first, second] = [await jobOf('under way'), await jobOf('later')]
    expect(first?.holder).toBeTruthy()
    expect(second?.holder).not.toBe(first?.holder)
    await open()
    expect(await ended).toEqual([0, null])
    expect(await jobOf('under way')).toBeUndefined()
    next.kill('SIGTERM')
    expect(await once(next, 'exit')).toEqual([0, null])
  })

  it('hands a job back that takes too long, and the next worker begins it at once', async () => {
    const worker = await workerAt('too long', 500)
    worker.kill('SIGTERM')
    expect(await once(worker, 'exit')).toEqual([3, null])
    expect(await jobOf('too long')).toEqual({ attempts: 1, holder: null })
    const next = startWorker(60_000)
    await until(async () => Boolean((await jobOf('too long'))?.holder), 30_000)
    await open()
    await until(async () => (await jobOf('too long')) === undefined, 30_000)
    next.kill('SIGKILL')
  })
})
