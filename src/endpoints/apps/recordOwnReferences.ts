import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import type { SettingReference } from '../../lib/apps/referencesIn'
import type { OwnCollection } from './ownDocument'

interface Owner {
  collection: OwnCollection
  id: string
  tenantId: string
}

/** Writes down what a document of settings refers to, in place of what it referred to before. */
export async function recordOwnReferences(req: PayloadRequest, { collection, id, tenantId }: Owner, references: SettingReference[]): Promise<void> {
  const db = await dbOf(req)
  const rows = references.map(({ collection: target, id: targetId, path }) => ({ path, target_collection: target, target_id: targetId }))
  await db.execute(sql`delete from document_references where collection = ${collection} and document_id = ${id}::uuid`)
  await db.execute(sql`insert into document_references (tenant_id, collection, document_id, state, locale, path, target_collection, target_id)
    select ${tenantId}::uuid, ${collection}, ${id}::uuid, 'published', '', path, target_collection, target_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(path text, target_collection text, target_id uuid)`)
}
