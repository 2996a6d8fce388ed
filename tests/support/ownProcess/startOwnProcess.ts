import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { poolOf } from '@/database/connections'
import { ORIGIN, type TestApp } from '../boot'
import { until } from '../until'
import { sourceArgs } from '../../../scripts/lib/source/sourceArgs.mjs'

const NAME = 'own process of a test'
const PROGRAM = join(import.meta.dirname, 'main.ts')

/** A second instance of the application on a test's database, in a process that can be killed. */
export interface OwnProcess {
  port: number
  /** Sends a request over HTTP. @throws TypeError if the process is not running */
  send: TestApp['send']
  /** Kills it without warning, and waits until the database has noticed. */
  kill: () => Promise<void>
  /** Stops it with SIGTERM. @returns its exit code */
  stop: () => Promise<number | null>
}

/** Starts the process with the settings that `boot` has set for the test. @param settings additional settings */
export async function startOwnProcess(app: TestApp, settings: Record<string, string> = {}): Promise<OwnProcess> {
  const child = spawn(process.execPath, sourceArgs(PROGRAM), {
    // There is no load balancer to wait for.
    env: { ...process.env, SHUTDOWN_DELAY_SECONDS: '0', ...settings, NODE_OPTIONS: '', PGAPPNAME: NAME },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      const match = /port (\d+)/.exec(String(data))
      if (match) resolve(match[1]!)
    })
    child.once('error', reject)
    child.once('close', (code) => reject(new Error(`The process ended with ${code} before it listened`)))
  })
  return {
    port: Number(port),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
      await until(async () => (await connections(app)) === 0)
    },
    stop: async () => {
      child.kill('SIGTERM')
      return ended
    },
    send: async (request) => {
      const body = await request.text()
      return fetch(request.url.replace(ORIGIN, `http://127.0.0.1:${port}`), {
        method: request.method,
        body: body || null,
        headers: request.headers,
      })
    },
  }
}

async function connections(app: TestApp): Promise<number> {
  const { rows } = await poolOf(app.payload).query<{ count: number }>(
    'select count(*)::int from pg_stat_activity where datname = current_database() and application_name = $1',
    [NAME],
  )
  return rows[0]!.count
}
