import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../database/dbOf'
import { tableOf } from '../database/tableOf'

/** Which documents of a content type stand on the site, whatever is drafted of them since. */
export async function liveAmong(req: PayloadRequest, slug: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const list = sql.join(ids.map((id) => sql`${id}::uuid`), sql`, `)
  const { rows } = await (await dbOf(req)).execute<{ id: string }>(sql`select id from ${tableOf(slug)} where id in (${list}) and _status = 'published'`)
  return new Set(rows.map(({ id }) => id))
}
