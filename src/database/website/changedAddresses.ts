import { sql } from 'drizzle-orm'
import { dbOf, tableOf, type Transaction } from '@/database/connections'

/** What determines the address of a published document, now and in its newest version. */
export interface DraftedAddress extends Record<string, unknown> {
  id: string
  relativePath: string | null
  slug: string | null
  /** The parent of a page. */
  parent: string | null
  draftSlug: string | null
  draftParent: string | null
}

/** Reads the addresses of those of the documents that are live and of the tenant, in no order. */
export async function readDraftedAddresses(
  req: Transaction,
  { collection, ids, tenantId }: { collection: string; ids: string[]; tenantId: string },
): Promise<DraftedAddress[]> {
  const place =
    collection === 'pages'
      ? sql`d.relative_path as "relativePath", d.parent_id as parent, v.version_parent_id as "draftParent"`
      : sql`null as "relativePath", null as parent, null as "draftParent"`
  const { rows } = await (
    await dbOf(req)
  ).execute<DraftedAddress>(sql`select d.id, d.slug, v.version_slug as "draftSlug", ${place}
    from ${tableOf(collection)} d join ${tableOf(`_${collection}_v`)} v on v.parent_id = d.id and v.latest
    where d.tenant_id = ${tenantId}::uuid and d._status = 'published' and d.deleted_at is null
      and d.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as given(value))`)
  return rows
}
