import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { callboardOf } from '../../access/registryOf'
import { dbOf } from '../../database/dbOf'
import { tableOf } from '../../database/tableOf'

/** A document that refers to another. */
export interface UsingPlace {
  collection: string
  id: string
  /** Visitors see the reference; else it is drafted only. */
  isLive: boolean
}

interface Used {
  collection: string
  ids: string[]
  tenantId: string
}

interface Row extends Record<string, unknown> {
  collection: string
  document_id: string
  is_live: boolean
}

/** The documents of a site that refer to any of these, themselves and the trash left out. */
export async function placesThatUse(req: PayloadRequest, { collection, ids, tenantId }: Used): Promise<UsingPlace[]> {
  const db = await dbOf(req)
  const targets = sql.join(ids.map((id) => sql`${id}::uuid`), sql`, `)
  const kept = sql.join(
    callboardOf(req.payload).contentTypes.map(({ slug }) => sql`select ${slug}::text as collection, id from ${tableOf(slug)} where tenant_id = ${tenantId}::uuid and deleted_at is null and id in (select document_id from used where used.collection = ${slug})`),
    sql` union all `,
  )
  const { rows } = await db.execute<Row>(sql`
    with used as (
      select collection, document_id, bool_or(state = 'published') as is_live from document_references
      where tenant_id = ${tenantId}::uuid and target_collection = ${collection} and target_id in (${targets})
        and not (collection = ${collection} and document_id in (${targets}))
      group by collection, document_id
    )
    select used.* from used join (${kept}) kept on kept.collection = used.collection and kept.id = used.document_id
    order by used.collection, used.document_id`)
  return rows.map((row) => ({ collection: row.collection, id: row.document_id, isLive: row.is_live }))
}
