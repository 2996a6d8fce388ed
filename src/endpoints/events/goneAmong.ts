import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import { tableOf } from '../../database/tableOf'

interface Reference {
  relationTo: string
  value: string
}

/** Ids of those that the site does not have any more, or has in its trash, whoever asks. */
export async function goneAmong(req: PayloadRequest, tenantId: string, references: Reference[]): Promise<Set<string>> {
  const gone = new Set(references.map(({ value }) => value))
  const db = await dbOf(req)
  for (const [slug, group] of Map.groupBy(references, ({ relationTo }) => relationTo)) {
    if (!Object.hasOwn(req.payload.collections, slug)) continue
    const ids = sql.join(group.map(({ value }) => sql`${value}::uuid`), sql`, `)
    const { rows } = await db.execute<{ id: string }>(sql`select id from ${tableOf(slug)} where tenant_id = ${tenantId}::uuid and deleted_at is null and id in (${ids})`)
    for (const { id } of rows) gone.delete(id)
  }
  return gone
}
