import { sql } from 'drizzle-orm'
import { countDoubtfulZones } from '../../../../database/performances/otherZones'
import { tableOf } from '../../../../database/tableOf'
import { may, query, typesWith, unionAll, type Scope } from './scope'

const OLD_DRAFT_DAYS = 14
const MOST_EVENTS = 5

/** Something that somebody should look at. */
export type Attention =
  | { kind: 'noPerformances'; id: string; title: string | null }
  | { kind: 'noAlt'; count: number }
  | { kind: 'zones'; count: number }
  | { kind: 'oldDrafts'; collection: string; count: number; before: string }

/** What waits for somebody, of what the person may see, the most urgent first. */
export async function attention(scope: Scope, now: Date): Promise<Attention[]> {
  const lists = await Promise.all([eventsWithoutPerformances(scope), doubtfulZones(scope), picturesWithoutAlt(scope), oldDrafts(scope, now)])
  return lists.flat()
}

async function eventsWithoutPerformances(scope: Scope): Promise<Attention[]> {
  if (!may(scope, 'view', 'events') || !may(scope, 'view', 'event-instances')) return []
  const { req, tenant } = scope
  const rows = await query<{ id: string; title: string | null }>(
    req.payload,
    sql`select e.id, (select l.title from events_locales l where l._parent_id = e.id
        order by l._locale::text = ${req.locale ?? tenant.defaultLanguage} desc limit 1) as title
      from events e
      where e.tenant_id = ${tenant.id}::uuid and e._status::text = 'published' and e.deleted_at is null
        and (e.end_date is null or e.end_date > now()) and e.event_status::text is distinct from 'cancelled'
        and not exists (select 1 from event_instances i where i.event_id = e.id and i.deleted_at is null)
      order by e.start_date nulls last, e.updated_at desc limit ${MOST_EVENTS}`,
  )
  return rows.map((row) => ({ ...row, kind: 'noPerformances' }))
}

async function doubtfulZones(scope: Scope): Promise<Attention[]> {
  if (!may(scope, 'manage', 'event-instances')) return []
  const count = await countDoubtfulZones(scope.req, scope.tenant.id)
  return count > 0 ? [{ count, kind: 'zones' }] : []
}

async function picturesWithoutAlt(scope: Scope): Promise<Attention[]> {
  if (!may(scope, 'manage', 'media')) return []
  const { req, tenant } = scope
  const [row] = await query<{ count: number }>(
    req.payload,
    sql`select count(*)::int as count from media m
      left join media_locales l on l._parent_id = m.id and l._locale::text = ${tenant.defaultLanguage}
      where m.tenant_id = ${tenant.id}::uuid and m.deleted_at is null and m.mime_type like 'image/%' and m.is_decorative is not true and coalesce(l.alt, '') = ''`,
  )
  return row && row.count > 0 ? [{ count: row.count, kind: 'noAlt' }] : []
}

async function oldDrafts(scope: Scope, now: Date): Promise<Attention[]> {
  const types = typesWith(scope, 'manage').filter((type) => !type.collection.upload)
  if (types.length === 0) return []
  const before = new Date(now.getTime() - OLD_DRAFT_DAYS * 86_400_000).toISOString()
  const counts = types.map(
    ({ slug }) => sql`select ${slug}::text as collection, count(*)::int as count from ${tableOf(slug)}
      where tenant_id = ${scope.tenant.id}::uuid and _status::text = 'draft' and deleted_at is null and updated_at < ${before}::timestamptz`,
  )
  const rows = await query<{ collection: string; count: number }>(scope.req.payload, sql`select * from (${unionAll(counts)}) as counts where count > 0`)
  return rows.map((row) => ({ ...row, before, kind: 'oldDrafts' }))
}
