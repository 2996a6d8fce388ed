import { spawn, type ChildProcess } from 'node:child_process'
import { withClient } from '../../../scripts/lib/postgres/databases.mjs'
import { newSecrets } from '../../../scripts/lib/secrets.mjs'
import { isAlive } from '../../../scripts/lib/processes.mjs'
import { until } from '@tests/support/until'
import { startOwnServer, type OwnServer } from '../database/support/ownServer'
import { sourceArgs } from '../../../scripts/lib/source/sourceArgs.mjs'

let server: OwnServer
let worker: ChildProcess | undefined
let output = ''

/** The worker as `npm start` runs it, on a database that may go away. */
function startWorker(): ChildProcess {
  output = ''
  const env = {
    ...process.env,
    ...newSecrets(),
    CALLBOARD_DATA: '/nowhere',
    DATABASE_URL: server.url,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    NODE_OPTIONS: '',
  } as NodeJS.ProcessEnv
  const child = spawn(process.execPath, sourceArgs('src/jobs/worker/main.ts'), {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  return child
}

beforeAll(async () => {
  server = await startOwnServer()
}, 120_000)
afterAll(async () => {
  worker?.kill('SIGKILL')
  await server.close()
})

describe('a worker whose database is away', () => {
  it('waits for it at its start, and stays the same process through an outage', async () => {
    await server.crash()
    worker = startWorker()
    await until(() => output.includes('The worker is waiting for the database'), 60_000)
    expect(output).not.toContain('The worker is up')
    await server.recover()
    await until(() => output.includes('looking for jobs'), 60_000)

    await server.crash()
    await server.recover()
    const queued = () =>
      withClient(
        server.url,
        async (client) =>
          (
            await client.query<{ count: number }>(
              'select count(*)::int from graphile_worker.jobs where task_identifier = $1',
              ['tidy'],
            )
          ).rows[0]!.count,
      )
    await withClient(server.url, (client) => client.query("select graphile_worker.add_job('tidy')"))
    await until(async () => (await queued()) === 0, 60_000)
    expect(isAlive(worker.pid!)).toBe(true)
    expect(output.match(/The worker is waiting for the database/g)).toHaveLength(1)
  }, 180_000)
})
