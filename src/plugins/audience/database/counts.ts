import type { BasePayload } from 'payload'
import { poolOf } from '@/exports/server'
import { namesOf } from '@/database/names'
import type { Kind } from '../lib/kinds'

const audienceCounts = namesOf('audience_counts')
const t = namesOf('tenants', 't')
const c = namesOf('audience_counts', 'c')
const s = namesOf('audience_switches', 's')
const eventInstances = namesOf('event_instances')

export interface Count {
  tenantId: string
  /** `2026-11-30` */
  day: string
  kind: Kind
  key: string
  n: number
}

/** How long figures are kept. */
const RETENTION_MONTHS = 25

/** Sources and words that are kept of a day; the others become one sum. */
const KEPT_A_DAY = 50

/**
 * Adds counts to the sums of their days, in one statement. Counts of tenants that no longer exist are left out. In the order of the
 * key, so that processes that add the same rows never wait for one another in a circle.
 */
export async function addCounts(payload: BasePayload, counts: Count[]): Promise<void> {
  if (counts.length === 0) return
  await poolOf(payload).query(
    `insert into ${audienceCounts} as c (${audienceCounts.tenant_id}, ${audienceCounts.day}, ${audienceCounts.kind}, ${audienceCounts.key}, ${audienceCounts.n})
    select ${t.id}, u.day, u.kind, u.key, sum(u.n) from unnest($1::uuid[], $2::date[], $3::text[], $4::text[], $5::bigint[]) as u (tenant, day, kind, key, n)
      join ${t} on ${t.id} = u.tenant group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (${audienceCounts.tenant_id}, ${audienceCounts.day}, ${audienceCounts.kind}, ${audienceCounts.key}) do update set ${audienceCounts.n} = ${c.n} + excluded.${audienceCounts.n}`,
    [
      counts.map(({ tenantId }) => tenantId),
      counts.map(({ day }) => day),
      counts.map(({ kind }) => kind),
      counts.map(({ key }) => key),
      counts.map(({ n }) => n),
    ],
  )
}

/** Whether the site is counted: unless it has decided otherwise, and never a site that is not a tenant's. */
export async function readIsOn(payload: BasePayload, tenantId: string): Promise<boolean> {
  const { rows } = await poolOf(payload).query<{ is_on: boolean }>(
    `select ${t.internal} is not true and coalesce(${s.is_on}, true) as is_on
    from ${t} left join ${s} on ${s.tenant_id} = ${t.id} where ${t.id} = $1`,
    [tenantId],
  )
  return rows[0]?.is_on ?? false
}

/** Deletes old figures, and joins what few visitors came from or searched for on days that are over. */
export async function tidyCounts(payload: BasePayload): Promise<void> {
  const pool = poolOf(payload)
  await pool.query(`delete from ${audienceCounts} where ${audienceCounts.day} < now() - make_interval(months => $1)`, [
    RETENTION_MONTHS,
  ])
  await pool.query(
    `with ranked as (
      select ${audienceCounts.tenant_id}, ${audienceCounts.day}, ${audienceCounts.kind}, ${audienceCounts.key}, ${audienceCounts.n},
        row_number() over (partition by ${audienceCounts.tenant_id}, ${audienceCounts.day}, ${audienceCounts.kind} order by ${audienceCounts.key} in ('*', '-') desc, ${audienceCounts.n} desc, ${audienceCounts.key}) as place
      from ${audienceCounts} where ${audienceCounts.kind} in ('search', 'source') and ${audienceCounts.day} between now() - interval '4 days' and now() - interval '2 days'
    ), gone as (
      delete from ${c} using ranked r
      where r.place > $1 and (${c.tenant_id}, ${c.day}, ${c.kind}, ${c.key}) = (r.tenant_id, r.day, r.kind, r.key)
      returning ${c.tenant_id}, ${c.day}, ${c.kind}, ${c.n}
    )
    insert into ${audienceCounts} as c (${audienceCounts.tenant_id}, ${audienceCounts.day}, ${audienceCounts.kind}, ${audienceCounts.key}, ${audienceCounts.n})
    select tenant_id, day, kind, '*', sum(n) from gone group by 1, 2, 3 order by 1, 2, 3
    on conflict (${audienceCounts.tenant_id}, ${audienceCounts.day}, ${audienceCounts.kind}, ${audienceCounts.key}) do update set ${audienceCounts.n} = ${c.n} + excluded.${audienceCounts.n}`,
    [KEPT_A_DAY],
  )
}

/** Returns the event of a performance that the site has published; null if there is none. */
export async function findEventOf(payload: BasePayload, tenantId: string, id: string): Promise<string | null> {
  const { rows } = await poolOf(payload).query<{ event_id: string | null }>(
    `select ${eventInstances.event_id} from ${eventInstances} where ${eventInstances.id} = $1 and ${eventInstances.tenant_id} = $2 and ${eventInstances._status} = 'published' and ${eventInstances.deleted_at} is null`,
    [id, tenantId],
  )
  return rows[0]?.event_id ?? null
}
