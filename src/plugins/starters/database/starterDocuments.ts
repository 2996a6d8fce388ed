import { desc, eq, inArray, sql } from 'drizzle-orm'
import { dbOf } from '@/exports/server'
import type { Transaction } from '@/exports/types'
import { tableOf } from '@/database/connections'
import { namesOf } from '@/database/names'
import { starterDocuments as table } from '../tables/starterDocuments'

const s = namesOf('starter_documents', 's')

export type StarterDocument = typeof table.$inferSelect

export async function addStarterDocuments(req: Transaction, rows: StarterDocument[]): Promise<void> {
  if (rows.length > 0) await (await dbOf(req)).insert(table).values(rows)
}

/** Lists what the starter of a tenant has written, latest first, so that what refers to others comes before them. */
export async function listStarterDocuments(req: Transaction, tenantId: string): Promise<StarterDocument[]> {
  return (await dbOf(req)).select().from(table).where(eq(table.tenantId, tenantId)).orderBy(desc(table.position))
}

/** Forgets documents: they are deleted, or belong to the site from now on. */
export async function forgetStarterDocuments(req: Transaction, ids: string[]): Promise<void> {
  if (ids.length > 0) await (await dbOf(req)).delete(table).where(inArray(table.documentId, ids))
}

/**
 * Whether a tenant has content of its own: an event, or a published page that no starter has written.
 * @param types slugs of the installed content types
 */
export async function hasOwnContent(req: Transaction, tenantId: string, types: ReadonlySet<string>): Promise<boolean> {
  const parts = [
    ...(types.has('events')
      ? [sql`exists (select 1 from ${tableOf('events')} where tenant_id = ${tenantId}::uuid and deleted_at is null)`]
      : []),
    ...(types.has('pages')
      ? [
          sql`exists (select 1 from ${tableOf('pages')} p where tenant_id = ${tenantId}::uuid and deleted_at is null and _status::text = 'published'
          and not exists (select 1 from ${s} where ${s.document_id} = p.id))`,
        ]
      : []),
  ]
  if (parts.length === 0) return false
  const { rows } = await (
    await dbOf(req)
  ).execute<{ found: boolean }>(sql`select ${sql.join(parts, sql` or `)} as found`)
  return rows[0]?.found === true
}
