import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { withClient } from '../../../scripts/lib/postgres/databases.mjs'
import { newSecrets } from '../../../scripts/lib/secrets.mjs'
import { isAlive } from '../../../scripts/lib/processes.mjs'
import { countRelationWaits } from '@tests/support/locks'
import { until } from '@tests/support/until'
import { startOwnServer, type OwnServer } from '../database/support/ownServer'
import { sourceArgs } from '../../../scripts/lib/source/sourceArgs.mjs'

/** Of one wait, on a machine that does much else. */
const PATIENT = 60_000

let server: OwnServer
let worker: ChildProcess | undefined
let output = ''

/** The worker as `npm start` runs it, on a database that may go away. */
function startWorker(settings: Record<string, string> = {}): ChildProcess {
  output = ''
  const env = {
    ...process.env,
    ...newSecrets(),
    CALLBOARD_DATA: '/nowhere',
    DATABASE_URL: server.url,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    NODE_OPTIONS: '',
    ...settings,
  } as NodeJS.ProcessEnv
  const child = spawn(process.execPath, sourceArgs('src/jobs/worker/main.ts'), {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  return child
}

/** A worker that looks for its first job when the database goes away. */
const workerInItsFirstMoment = (settings?: Record<string, string>): Promise<ChildProcess> =>
  withClient(server.url, async (client) => {
    await client.query('begin')
    await client.query('lock table graphile_worker._private_tasks')
    worker = startWorker(settings)
    await until(async () => (await countRelationWaits(client, 'graphile_worker._private_tasks')) > 0, PATIENT)
    await server.crash()
    return worker
  })

beforeAll(async () => {
  server = await startOwnServer()
}, 120_000)
afterEach(() => void worker?.kill('SIGKILL'))
afterAll(() => server.close())

const queueJob = () => withClient(server.url, (client) => client.query("select graphile_worker.add_job('tidy')"))

const isQueueEmpty = () =>
  withClient(server.url, async (client) => {
    const { rows } = await client.query(`select 1 from graphile_worker.jobs where task_identifier = 'tidy'`)
    return rows.length === 0
  })

describe('a worker whose database is away', () => {
  it('waits for it at its start, and stays the same process through an outage', async () => {
    await server.crash()
    worker = startWorker()
    await until(() => output.includes('The worker is waiting for the database'), PATIENT)
    expect(output).not.toContain('The worker is up')
    await server.recover()
    await until(() => output.includes('The worker is up'), PATIENT)

    await server.crash()
    await server.recover()
    await queueJob()
    await until(isQueueEmpty, PATIENT)
    expect(isAlive(worker.pid!)).toBe(true)
    expect(output.match(/The worker is waiting for the database/g)).toHaveLength(1)
    // Such as that two queries at once are refused by the next version of the driver.
    expect(output).not.toContain('DeprecationWarning')
  }, 180_000)

  it('finds jobs even if the database goes away while it looks for the first one', async () => {
    worker = await workerInItsFirstMoment()
    expect(output).not.toContain('The worker is up')
    await server.recover()
    await queueJob()
    await until(isQueueEmpty, PATIENT)
    expect(isAlive(worker.pid!)).toBe(true)
  }, 180_000)

  it('stops when it is told to, even in that moment', async () => {
    worker = await workerInItsFirstMoment({ SHUTDOWN_SECONDS: '1' })
    const ended = once(worker, 'exit')
    worker.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    await server.recover()
  }, 180_000)
})
