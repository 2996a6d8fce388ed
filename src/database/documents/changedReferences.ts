import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '@/database/connections'
import { namesOf } from '@/database/names'
import type { StoredReference } from './savedReferences'

const r = namesOf('document_references', 'r')
const documentReferences = namesOf('document_references')

interface ChangedDocument {
  id: string
  references: StoredReference[]
  state: 'draft' | 'published'
}

/**
 * Replaces the references in some fields of documents that were changed in bulk, in those of each document's state.
 * @param fields names of top-level fields
 */
export async function replaceReferences(
  req: Transaction,
  { collection, fields, tenant }: { collection: string; fields: string[]; tenant: string },
  documents: ChangedDocument[],
): Promise<void> {
  const db = await dbOf(req)
  const ids = JSON.stringify(documents.map(({ id, state }) => ({ id, state })))
  await db.execute(sql`
    delete from ${r} using jsonb_to_recordset(${ids}::jsonb) as d(id uuid, state text)
    where ${r.collection} = ${collection} and ${r.document_id} = d.id and ${r.state} = d.state
      and split_part(${r.path}, '.', 1) in (select jsonb_array_elements_text(${JSON.stringify(fields)}::jsonb))`)
  const rows = documents.flatMap(({ id, references, state }) =>
    references.map((reference) => ({ ...reference, id, state })),
  )
  if (rows.length === 0) return
  await db.execute(sql`
    insert into ${documentReferences} (${documentReferences.tenant_id}, ${documentReferences.collection}, ${documentReferences.document_id}, ${documentReferences.state}, ${documentReferences.locale}, ${documentReferences.path}, ${documentReferences.target_collection}, ${documentReferences.target_id})
    select ${tenant}::uuid, ${collection}, id, state, locale, path, target_collection, target_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id uuid, state text, locale text, path text, target_collection text, target_id uuid)`)
}
