import { runOnce } from 'graphile-worker'
import { poolOf } from '@/database/connections'
import { MAX_ATTEMPTS } from '@/emails/queueMail'
import { resumeMails } from '@/jobs/tasks/resumeMails'
import { taskList } from '@/jobs/worker/taskList'
import { boot, type TestApp } from '@tests/support/boot'
import { countRowLocks } from '@tests/support/locks'
import { until } from '@tests/support/until'
import { startMailServer, type MailServer } from './support/mailServer'
import { queue, resetMail, rowOf, trySending } from './support/outbox'
import { readSource } from './support/readSource'
import { startWorker, STARTING_MS, type Worker } from './support/worker'

let app: TestApp
let server: MailServer
let workers: Worker[] = []

beforeAll(async () => {
  server = await startMailServer()
  app = await boot({ env: { MAIL_FROM: 'Callboard <no-reply@callboard.test>', SMTP_URL: server.url } })
  workers = await Promise.all([startWorker(app), startWorker(app)])
}, STARTING_MS)
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  await Promise.all([app.close(), server.close()])
})

const idsOfMessages = () => server.received.map(({ source }) => readSource(source).headers.get('message-id')?.join())
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await poolOf(app.payload).query<Row>(text, values)).rows

/** As if the last sign of life were an hour old. */
const age = (id: string) =>
  query(
    `with job as (update graphile_worker._private_jobs set locked_at = locked_at - interval '1 hour' where key = 'sendMail:' || $1)
    update mails set updated_at = now() - interval '1 hour' where id::text = $1`,
    [id],
  )

describe('mails', () => {
  it('are sent once each by two workers, twenty at a time, and their bodies are wiped', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, at) => queue(app, resetMail(`person-${at}@test.example`))),
    )
    await until(async () => (await query(`select 1 from mails where status <> 'sent'`)).length === 0, 30_000)
    expect(server.received.map(({ to }) => to.join()).sort()).toEqual(
      ids.map((_, at) => `person-${at}@test.example`).sort(),
    )
    expect(new Set(idsOfMessages()).size).toBe(20)
    expect(await query('select distinct sealed, attempts::int, status::text from mails')).toEqual([
      { attempts: 1, sealed: null, status: 'sent' },
    ])
  })

  it('arrive once when the worker is killed between sending and noting it', async () => {
    server.received.length = 0
    // The message is with the server; the worker never hears of it.
    server.onMessage = async () => void (await Promise.all(workers.map((worker) => worker.kill())))
    const id = await queue(app, resetMail('killed@test.example'))
    await until(() => server.received.length === 1, 30_000)
    await Promise.all(workers.map((worker) => worker.kill()))
    server.onMessage = () => undefined
    // Until the database has noticed that nobody is there any more.
    await until(async () => (await countRowLocks(poolOf(app.payload), 'mails')) === 0)
    expect(await rowOf(app, id)).toMatchObject({ attempts: 0, status: 'queued' })
    // The queue believes that the job is still at work, and so would another worker for hours.
    await resumeMails(app.payload)
    expect(await rowOf(app, id)).toMatchObject({ attempts: 0, problem: null })
    await age(id)
    await resumeMails(app.payload)
    expect(await rowOf(app, id)).toMatchObject({
      attempts: 1,
      problem: 'The worker stopped while it was sending',
      status: 'queued',
    })
    await runOnce({ connectionString: app.databaseUrl, noHandleSignals: true, taskList: taskList(app.payload) })
    expect(await rowOf(app, id)).toEqual({ attempts: 2, problem: null, sealed: null, status: 'sent' })
    // Twice on the wire, and one mail for whoever gets it.
    expect(idsOfMessages()).toEqual([`<${id}@callboard.test>`, `<${id}@callboard.test>`])
    expect(new Set(server.received.map(({ source }) => readSource(source).text)).size).toBe(1)
    await trySending(app, id, server.url)
    expect(server.received).toHaveLength(2)
  })

  it('mails that wait for their next try are left to the queue', async () => {
    const id = await queue(app, resetMail('waits@test.example'))
    await age(id)
    await resumeMails(app.payload)
    expect(await rowOf(app, id)).toMatchObject({ attempts: 0, problem: null, status: 'queued' })
    expect(await query(`select 1 from graphile_worker.jobs where key = 'sendMail:' || $1`, [id])).toHaveLength(1)
  })

  it('mails that end every worker are given up in the end', async () => {
    const id = await queue(app, resetMail('poison@test.example'))
    await query(`delete from graphile_worker._private_jobs where key = 'sendMail:' || $1`, [id])
    for (let time = 0; time < MAX_ATTEMPTS; time++) {
      await age(id)
      await query(`delete from graphile_worker._private_jobs where key = 'sendMail:' || $1`, [id])
      await resumeMails(app.payload)
    }
    server.received.length = 0
    await trySending(app, id, server.url)
    expect(await rowOf(app, id)).toMatchObject({ sealed: null, status: 'failed' })
    expect(server.received).toEqual([])
  })
})
