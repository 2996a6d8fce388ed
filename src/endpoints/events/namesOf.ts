import { sql } from 'drizzle-orm'
import type { CollectionSlug, PayloadRequest, TypedLocale } from 'payload'
import { dbOf } from '../../database/dbOf'
import { tableOf } from '../../database/tableOf'

interface Named {
  relationTo: string
  value: string
}

/** Names of documents as the person may see them, and which of them are no longer there. Their types are known ones. */
export async function namesOf(req: PayloadRequest, tenantId: string, locale: string, references: Named[]): Promise<{ gone: Set<string>; names: Record<string, string> }> {
  const names: Record<string, string> = {}
  const gone = new Set(references.map(({ value }) => value))
  for (const [slug, group] of Map.groupBy(references, ({ relationTo }) => relationTo)) {
    if (!Object.hasOwn(req.payload.collections, slug)) continue
    const ids = group.map(({ value }) => value)
    const { rows } = await (await dbOf(req)).execute<{ id: string }>(
      sql`select id from ${tableOf(slug)} where tenant_id = ${tenantId}::uuid and deleted_at is null and id in (${sql.join(ids.map((id) => sql`${id}::uuid`), sql`, `)})`,
    )
    for (const { id } of rows) gone.delete(id)
    const title = req.payload.collections[slug as CollectionSlug].config.admin.useAsTitle ?? 'id'
    const { docs } = await req.payload.find({
      collection: slug as CollectionSlug,
      depth: 0,
      disableErrors: true,
      locale: locale as TypedLocale,
      overrideAccess: false,
      pagination: false,
      req,
      where: { id: { in: ids } },
    })
    for (const doc of docs as unknown as Record<string, unknown>[]) if (typeof doc[title] === 'string') names[String(doc.id)] = doc[title]
  }
  return { gone, names }
}
