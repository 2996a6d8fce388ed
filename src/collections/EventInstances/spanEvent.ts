import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { idOf } from '../../access/idOf'
import { dbOf } from '../../database/dbOf'

/** Keeps an event's start and end at those of its first and last performance. */
export const spanEvent: CollectionAfterChangeHook = async ({ context, data, doc, previousDoc, req }) => {
  if (context.spansFollow) return doc
  const ids = new Set([idOf(data.event), idOf(previousDoc?.event)].filter((id) => id !== null))
  for (const id of ids) await span(req, id)
  return doc
}

export const spanEventAfterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const id = idOf(doc.event)
  if (id) await span(req, id)
}

/** An event without performances keeps what was typed. Its newest version shows the same dates. */
async function span(req: PayloadRequest, event: string): Promise<void> {
  const db = await dbOf(req)
  const dates = sql`select min(start) as first, max(coalesce("end", start)) as last from event_instances
    where event_id = ${event}::uuid and deleted_at is null having count(*) > 0`
  await db.execute(sql`with span as (${dates})
    update events set start_date = span.first, end_date = span.last from span where events.id = ${event}::uuid
      and (events.start_date, events.end_date) is distinct from (span.first, span.last)`)
  await db.execute(sql`with span as (${dates})
    update _events_v set version_start_date = span.first, version_end_date = span.last from span
    where _events_v.parent_id = ${event}::uuid and _events_v.latest
      and (version_start_date, version_end_date) is distinct from (span.first, span.last)`)
}
