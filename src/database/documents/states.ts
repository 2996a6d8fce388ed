import { sql } from 'drizzle-orm'
import type { CollectionSlug } from 'payload'
import { dbOf, type Transaction, tableOf } from '@/database/connections'
import { findStored } from '@/database/documents/stored'
import { idOf } from '@/lib/values'

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
  const where = { id: { equals: id }, deletedAt: { exists: true } }
  return Boolean(await findStored(req, { collection: slug as CollectionSlug, select: { deletedAt: true }, where }))
}

/** The tenant of a document that is not in the trash; null if there is none. */
export async function tenantOfUntrashed(req: Transaction, slug: string, id: string): Promise<string | null> {
  const document = await findStored<{ id: string; tenant?: unknown }>(req, {
    collection: slug as CollectionSlug,
    select: { tenant: true },
    where: { id: { equals: id }, deletedAt: { exists: false } },
  })
  return idOf(document?.tenant)
}
