import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { idOf } from '../../access/idOf'
import { goesAlong } from '../AuditLog/companions'
import { dbOf } from '../../database/dbOf'
import { spanOf } from '../Events/spanOf'

/** Keeps an event's start and end at those of its first and last performance. */
export const spanEvent: CollectionAfterChangeHook = async ({ context, data, doc, previousDoc, req }) => {
  if (context.spansFollow) return doc
  const ids = new Set([idOf(data.event), idOf(previousDoc?.event)].filter((id) => id !== null))
  for (const id of ids) await span(req, id)
  return doc
}

export const spanEventAfterDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  const id = idOf(doc.event)
  // An event that is deleted with it needs no span.
  if (id && !goesAlong(req, collection.slug, String(doc.id))) await span(req, id)
}

/** An event without performances keeps what was typed. Its newest version shows the same dates. */
export async function span(req: PayloadRequest, event: string): Promise<void> {
  const db = await dbOf(req)
  const columns = (prefix: string) => sql.raw(['start_date', 'startdate_tz', 'end_date', 'enddate_tz'].map((name) => prefix + name).join(', '))
  const dates = sql`span.first, span.first_tz, span.last, span.last_tz`
  await db.execute(sql`with span as (${spanOf(event)})
    update events set (${columns('')}) = (select ${dates}) from span where events.id = ${event}::uuid
      and (${columns('')}) is distinct from (${dates})`)
  await db.execute(sql`with span as (${spanOf(event)})
    update _events_v set (${columns('version_')}) = (select ${dates}) from span
    where _events_v.parent_id = ${event}::uuid and _events_v.latest and (${columns('version_')}) is distinct from (${dates})`)
}
