import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { TestApp } from '@tests/support/boot'
import { until } from '@tests/support/until'
import { sourceArgs } from '../../../../scripts/lib/source/sourceArgs.mjs'

const PASSED_ON = [
  'CALLBOARD_DATA',
  'ENCRYPTION_KEYS',
  'HOME',
  'LANG',
  'MAIL_FROM',
  'PATH',
  'PAYLOAD_SECRET',
  'SERVER_URL',
  'SMTP_URL',
  'TMPDIR',
]

/** On a machine that does other things as well. */
export const STARTING_MS = 180_000

export interface Worker {
  /** Ends it where it stands, as a machine that loses power. */
  kill: () => Promise<void>
  stop: () => Promise<void>
}

/** A worker in a process of its own, with the settings of the test, and more. */
export async function startWorker(app: TestApp, more: Record<string, string> = {}): Promise<Worker> {
  const base = Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]]))
  const env = { ...base, DATABASE_URL: app.databaseUrl, LOG_LEVEL: 'silent', NODE_ENV: 'test', ...more }
  const child = spawn(process.execPath, sourceArgs('src/jobs/worker/main.ts'), {
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  await until(() => said.includes('The worker is up') || child.exitCode !== null, STARTING_MS)
  if (child.exitCode !== null) throw new Error(`The worker did not start:\n${said}`)
  return { kill: () => end(child, 'SIGKILL'), stop: () => end(child, 'SIGTERM') }
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}
