import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { run } from 'graphile-worker'
import { boot, type TestApp } from '@tests/support/boot'
import { countAdvisoryLocks } from '@tests/support/locks'
import { until } from '@tests/support/until'
import { PASSWORD } from '@tests/support/client'
import { create } from '@tests/support/world'
import { poolOf } from '@/database/connections'
import { freeJobs } from '@/jobs/tasks/freeJobs'
import { sourceArgs } from '../../../scripts/lib/source/sourceArgs.mjs'

let app: TestApp
const workers: ChildProcess[] = []

beforeAll(async () => {
  app = await boot()
})
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await app.close()
})

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await poolOf(app.payload).query<Row>(text, values)).rows

/** Who works on the job of this key, as the queue knows it. */
const holderOf = async (key: string) =>
  (
    await query<{ holder: string | null }>('select locked_by as holder from graphile_worker.jobs where key = $1', [key])
  )[0]?.holder

/** A worker in a process of its own that has taken the job of this key. */
async function workerAt(key: string): Promise<ChildProcess> {
  const worker = spawn(process.execPath, sourceArgs('tests/fixtures/hangingWorker.ts', [app.databaseUrl]), {
    stdio: 'ignore',
  })
  workers.push(worker)
  await query(`select graphile_worker.add_job('hang', job_key => $1)`, [key])
  await until(async () => Boolean(await holderOf(key)))
  await query(`update graphile_worker._private_jobs set locked_at = now() - interval '5 minutes' where key = $1`, [key])
  return worker
}

describe('jobs of killed workers', () => {
  it('are taken up by the next worker; a job at which somebody still works is left alone', async () => {
    const killed = await workerAt('killed')
    await workerAt('busy')
    const busy = await holderOf('busy')
    // Its presence is a session of its own: seen before it is relied on.
    await until(async () => (await countAdvisoryLocks(poolOf(app.payload), 1)) >= 4)
    await freeJobs(app.payload)
    expect([Boolean(await holderOf('killed')), await holderOf('busy')]).toEqual([true, busy])

    killed.kill('SIGKILL')
    await once(killed, 'exit')
    await until(async () => {
      await freeJobs(app.payload)
      return (await holderOf('killed')) === null
    })
    expect(await holderOf('busy')).toBe(busy)

    let done = 0
    const next = await run({
      concurrency: 1,
      connectionString: app.databaseUrl,
      noHandleSignals: true,
      pollInterval: 50,
      taskList: { hang: () => void (done += 1) },
    })
    try {
      await until(async () => (await holderOf('killed')) === undefined)
    } finally {
      await next.stop()
    }
    expect(done).toBe(1)
  })

  it('jobs that end five workers in a row are stopped, and the provider notified; others are tried again', async () => {
    const provider = await create(app.payload, 'users', {
      email: 'provider@test.example',
      roles: ['super-admin'],
      password: PASSWORD,
    })
    const died = async (key: string) => {
      await query(
        `update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - interval '5 minutes', attempts = 1 where key = $1`,
        [key, `dead-${key}`],
      )
      await freeJobs(app.payload)
    }
    const stateOf = async (key: string) =>
      (
        await query<{ error: string; isFinal: boolean }>(
          `select last_error as error, attempts >= max_attempts as "isFinal" from graphile_worker.jobs where key = $1`,
          [key],
        )
      )[0]
    for (const key of ['poison', 'unlucky']) await query(`select graphile_worker.add_job('hang', job_key => $1)`, [key])
    for (let death = 1; death <= 4; death++) {
      await died('poison')
      await died('unlucky')
    }
    expect(await stateOf('poison')).toEqual({ error: 'The worker ended while it ran this job (4)', isFinal: false })
    // An ordinary failure in between: the job has not ended this worker.
    await query(`update graphile_worker._private_jobs set last_error = 'No answer' where key = 'unlucky'`)
    await died('poison')
    await died('unlucky')
    expect(await stateOf('poison')).toMatchObject({ error: expect.stringContaining('stopped'), isFinal: true })
    expect(await stateOf('unlucky')).toEqual({ error: 'The worker ended while it ran this job (1)', isFinal: false })
    const { docs } = await app.payload.find({ collection: 'notices', where: { recipient: { equals: provider } } })
    expect(docs.map(({ title }) => title)).toEqual(['The job hang was stopped'])
  })
})
