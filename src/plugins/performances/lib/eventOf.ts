import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../../database/dbOf'

/** The tenant of an event that is not in the bin; null where there is none. */
export async function tenantOfEvent(id: string, req: PayloadRequest): Promise<string | null> {
  const { rows } = await (await dbOf(req)).execute<{ tenant_id: string }>(sql`select tenant_id from events where id = ${id}::uuid and deleted_at is null`)
  return rows[0]?.tenant_id ?? null
}

/** Its title in the language of its site. */
export async function titleOfEvent(id: string, req: PayloadRequest): Promise<string | null> {
  const { rows } = await (await dbOf(req)).execute<{ title: string | null }>(sql`
    select coalesce(preferred.title, english.title) as title from events e join tenants t on t.id = e.tenant_id
    left join events_locales preferred on preferred._parent_id = e.id and preferred._locale::text = t.default_language
    left join events_locales english on english._parent_id = e.id and english._locale = 'en'
    where e.id = ${id}::uuid`)
  return rows[0]?.title ?? null
}
