import { sql } from 'drizzle-orm'
import { dbOf, type Transaction, tableOf } from '@/database/connections'

/** Filters ids to published documents, regardless of newer drafts. */
export async function filterLive(req: Transaction, slug: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows } = await (
    await dbOf(req)
  ).execute<{ id: string }>(sql`select id from ${tableOf(slug)} where id in (${list}) and _status = 'published'`)
  return new Set(rows.map(({ id }) => id))
}

/** Whether a document is published, regardless of newer drafts. */
export const isLive = async (req: Transaction, slug: string, id: string): Promise<boolean> =>
  (await filterLive(req, slug, [id])).size > 0

/** Whether a document is in the trash. */
export async function isTrashed(req: Transaction, slug: string, id: string): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  ).execute(sql`select 1 from ${tableOf(slug)} where id = ${id}::uuid and deleted_at is not null`)
  return rows.length > 0
}

/** The tenant of a document that is not in the trash; null if there is none. */
export async function tenantOfUntrashed(req: Transaction, slug: string, id: string): Promise<string | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ tenant_id: string }>(
    sql`select tenant_id from ${tableOf(slug)} where id = ${id}::uuid and deleted_at is null`,
  )
  return rows[0]?.tenant_id ?? null
}
