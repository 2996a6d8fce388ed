import type { Payload } from 'payload'
import { poolOf } from '@/database/connections'

/** Count calls and visits, whatever comes of them. */
const COUNTERS = new Set(['rate_limits', 'sign_ins'])

/** State of every table, by its name: how many rows it has, and the newest transaction that wrote one. */
export type Fingerprint = Record<string, string>

export async function fingerprintOf(payload: Payload): Promise<Fingerprint> {
  const pool = poolOf(payload)
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const parts = tables
    .filter(({ name }) => !COUNTERS.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as state from "${name}"`,
    )
  // Prepared, because planning it takes longer than reading tables that are nearly empty.
  const { rows } = await pool.query<{ name: string; state: string }>({
    name: 'fingerprint',
    text: parts.join(' union all '),
  })
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]))
}

/** Names of the tables that are not as they were. */
export const changedTables = (before: Fingerprint, now: Fingerprint): string[] =>
  Object.keys(now)
    .filter((name) => before[name] !== now[name])
    .sort()
