import pg from 'pg'
import { addressOf } from '../../scripts/lib/postgres/databases.mjs'

/**
 * Copies the rows of all tables that both databases have.
 * @param adminUrl superuser URL of the server, needed to skip foreign key checks
 */
export async function copyDatabase(adminUrl: string, from: string, to: string): Promise<void> {
  const source = new pg.Client({ connectionString: addressOf(adminUrl, from) })
  const target = new pg.Client({ connectionString: addressOf(adminUrl, to) })
  await Promise.all([source.connect(), target.connect()])
  try {
    await target.query('set session_replication_role = replica')
    const sourceTables = await tablesOf(source)
    for (const table of await tablesOf(target)) if (sourceTables.includes(table)) await copyTable(source, target, table)
    await target.query('vacuum analyze')
  } finally {
    await Promise.all([source.end(), target.end()])
  }
}

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'payload_migrations'",
  )
  return rows.map(({ name }) => name)
}

async function copyTable(source: pg.Client, target: pg.Client, table: string): Promise<void> {
  const { rows } = await source.query<{ all: string | null }>(
    `select jsonb_agg(to_jsonb(t))::text as all from "${table}" t`,
  )
  if (!rows[0]?.all) return
  await target.query(`insert into "${table}" select * from jsonb_populate_recordset(null::"${table}", $1::jsonb)`, [
    rows[0].all,
  ])
  const { rows: serial } = await target.query<{ name: string | null }>(
    `select pg_get_serial_sequence($1, 'id') as name from pg_attribute where attrelid = $1::regclass and attname = 'id'`,
    [`"${table}"`],
  )
  if (serial[0]?.name) await target.query(`select setval('${serial[0].name}', (select max(id) from "${table}"))`)
}
