import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPayload, type Payload, type SanitizedConfig } from 'payload'
import pg from 'pg'
import { serveApi } from '@/endpoints/serveApi'
import { spend } from './spend'

export const ORIGIN = 'http://localhost:3000'

const OBJECT_IN_USE = '55006'

/** The application with its own database, called like a browser would. */
export interface TestApp {
  payload: Payload
  config: SanitizedConfig
  databaseUrl: string
  /** Sends a request through everything the server runs in front of Payload. */
  send: (request: Request) => Promise<Response>
  close: () => Promise<void>
}

export interface BootOptions {
  /** Replaces the product's configuration. Called once the settings are in place. */
  config?: () => Promise<{ default: Promise<SanitizedConfig> | SanitizedConfig }>
  /** Additional settings. */
  env?: Record<string, string>
  /** An already migrated database of another server. Default: a copy of the template, dropped at the end. */
  databaseUrl?: string
}

/** Starts the application on a fresh copy of the migrated database. Call once per test file. */
export const boot = (options: BootOptions = {}): Promise<TestApp> => spend('start', () => start(options))

async function start({ config: load, databaseUrl: existingUrl, env = {} }: BootOptions): Promise<TestApp> {
  const databaseUrl = existingUrl ?? (await copyTemplate())
  const folder = mkdtempSync(join(tmpdir(), 'callboard-test-'))
  Object.assign(process.env, {
    // Counted on request: otherwise the switch of each site would add to the statements a test counts.
    AUDIENCE_SECONDS: '0',
    CALLBOARD_DATA: folder,
    DATABASE_URL: databaseUrl,
    ENCRYPTION_KEYS: `test:${randomBytes(32).toString('base64')}`,
    LOG_LEVEL: 'silent',
    // Only written on request: otherwise it would add to the statements a test counts.
    NOT_FOUND_SECONDS: '3600',
    PAYLOAD_SECRET: randomBytes(24).toString('hex'),
    SERVER_URL: ORIGIN,
    ...env,
  })
  const config = await (await (load ? load() : import('@payload-config'))).default
  // A late request of the test file before may have started Payload on the database of that file.
  ;(globalThis as { _payload?: Map<string, unknown> })._payload?.clear()
  const payload = await getPayload({ config, disableOnInit: false })
  return {
    config,
    databaseUrl,
    payload,
    send: (request) => serveApi(config, request),
    close: async () => {
      await payload.destroy()
      if (!existingUrl) await dropCopy(databaseUrl)
      rmSync(folder, { force: true, recursive: true })
    },
  }
}

async function copyTemplate(): Promise<string> {
  const name = `callboard_test_${randomBytes(6).toString('hex')}`
  // The other strategy logs each page, and takes twice as long.
  await asAdmin(`create database ${name} template ${process.env.TEST_DATABASE_TEMPLATE} strategy file_copy`)
  const url = new URL(process.env.TEST_DATABASE_ADMIN_URL!)
  url.pathname = `/${name}`
  return url.href
}

/** Dropping waits 5 s for connections that are closing; terminating one would crash the process. */
async function dropCopy(databaseUrl: string): Promise<void> {
  const drop = `drop database if exists ${new URL(databaseUrl).pathname.slice(1)}`
  await asAdmin(drop).catch((error: { code?: string }) => {
    if (error.code !== OBJECT_IN_USE) throw error
    return asAdmin(`${drop} with (force)`)
  })
}

/** Runs one statement as database administrator. */
export async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_ADMIN_URL })
  await admin.connect()
  try {
    // PostgreSQL refuses to copy a template twice at once.
    await admin.query('select pg_advisory_lock(740012)')
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}
