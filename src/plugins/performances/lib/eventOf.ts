import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { namingOf } from '../../../collections/EventInstances/renamePerformances'
import { dbOf } from '../../../database/dbOf'
import { titlesOfEvents } from '../../../database/performances/names'
import { titleIn } from '../../../lib/events/performanceName'

/** The tenant of an event that is not in the bin; null where there is none. */
export async function tenantOfEvent(id: string, req: PayloadRequest): Promise<string | null> {
  const { rows } = await (await dbOf(req)).execute<{ tenant_id: string }>(sql`select tenant_id from events where id = ${id}::uuid and deleted_at is null`)
  return rows[0]?.tenant_id ?? null
}

/** Its title as its editors see it, in the language of its site. */
export async function titleOfEvent(id: string, tenant: string | null, req: PayloadRequest): Promise<string | null> {
  const [titles, { ownLanguage }] = await Promise.all([titlesOfEvents(req, [id]), namingOf(req, tenant)])
  return titleIn(titles.get(id) ?? {}, ownLanguage, ownLanguage)
}
