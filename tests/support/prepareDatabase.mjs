import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { newSecrets } from '../../scripts/lib/secrets.mjs'

const MIGRATIONS = join(import.meta.dirname, '..', '..', 'src', 'migrations')

/** Creates the migrated template database that every test file copies, unless one exists for the same migrations. */
export default async function prepareDatabase() {
  const adminUrl = process.env.TEST_DATABASE_ADMIN_URL
  if (!adminUrl) throw new Error('Run these tests through `npm test`, which starts PostgreSQL for them.')
  const name = `callboard_template_${hashOfMigrations()}`
  process.env.TEST_DATABASE_TEMPLATE = name
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    // Serialise concurrent test runs; the second finds the template.
    await admin.query('select pg_advisory_lock(740011)')
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await makeTemplate(admin, adminUrl, name)
  } finally {
    await admin.end()
  }
}

async function makeTemplate(admin, adminUrl, name) {
  const building = `${name}_new`
  await admin.query(`drop database if exists ${building} with (force)`)
  await admin.query(`create database ${building}`)
  const url = new URL(adminUrl)
  url.pathname = `/${building}`
  migrate(url.href)
  await admin.query(`alter database ${building} rename to ${name}`)
}

function migrate(databaseUrl) {
  const env = {
    ...process.env,
    ...newSecrets(),
    DATABASE_URL: databaseUrl,
    NODE_OPTIONS: '',
    NODE_ENV: 'test',
    CALLBOARD_MIGRATING: '1',
  }
  const result = spawnSync(process.execPath, ['scripts/payload.mjs', 'migrate'], { encoding: 'utf8', env })
  if (result.status !== 0) throw new Error(`The migrations failed:\n${result.stdout}\n${result.stderr}`)
}

function hashOfMigrations() {
  const hash = createHash('sha256')
  for (const file of readdirSync(MIGRATIONS, { recursive: true }).map(String).sort())
    if (/\.(?:ts|sql)$/.test(file)) hash.update(readFileSync(join(MIGRATIONS, file)))
  return hash.digest('hex').slice(0, 12)
}
