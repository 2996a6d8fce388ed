import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import { namesOf, type Named } from './namesOf'

/** Most documents that are looked for. */
const MOST = 500

/** What documents of a site are called of which only the ids are known, of those that the person may see. */
export async function namesOfIds(req: PayloadRequest, ids: string[], tenantId: string): Promise<Map<string, Named>> {
  const wanted = [...new Set(ids)].slice(0, MOST)
  if (wanted.length === 0) return new Map()
  const list = sql.join(wanted.map((id) => sql`${id}::uuid`), sql`, `)
  const { rows } = await (await dbOf(req)).execute<{ collection: string; id: string }>(
    sql`select distinct collection, document_id as id from search_entries where tenant_id = ${tenantId}::uuid and document_id in (${list})`,
  )
  return namesOf(req, rows, tenantId)
}
