import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { callboardOf } from '../../access/registryOf'
import { dbOf } from '../../database/dbOf'
import { tableOf } from '../../database/tableOf'
import { defineOperation } from '../define'
import { member } from '../rules'
import { namedKey, namesOf } from './namesOf'
import { contentTypeOf, requireKey, tenantOfDocument } from './siteDocument'

/** Most documents that are named. */
const MOST = 20

const target = z.object({ collection: z.string(), id: z.string(), title: z.string() })

/** What a document refers to that lies in the trash, where the person may see it: visitors find nothing in its place. */
export const listTrashedTargets = defineOperation({
  name: 'listTrashedTargets',
  area: 'documents',
  audit: null,
  input: z.strictObject({ id: z.uuid(), type: z.string().max(60) }),
  method: 'get',
  output: z.object({ targets: z.array(target) }),
  path: '/documents/:type/:id/trashed-targets',
  run: async ({ input: { id, type }, person, req, tenantId }) => {
    const found = contentTypeOf(req, type)
    requireKey(person, found, 'view', tenantId)
    const referred = sql`select target_id from document_references where tenant_id = ${tenantId}::uuid and collection = ${found.slug} and document_id = ${id}::uuid`
    const trashed = callboardOf(req.payload).contentTypes.map(
      ({ slug }) => sql`select ${slug}::text as collection, id from ${tableOf(slug)} where tenant_id = ${tenantId}::uuid and deleted_at is not null and id in (${referred} and target_collection = ${slug})`,
    )
    const { rows } = await (await dbOf(req)).execute<{ collection: string; id: string }>(sql`${sql.join(trashed, sql` union all `)} limit ${MOST}`)
    const named = await namesOf(req, rows, tenantId ?? '', { trash: true })
    const seen = rows.flatMap((row) => named.get(namedKey(row)) ?? [])
    return { targets: seen.map(({ collection, id: trashedId, title }) => ({ collection, id: trashedId, title })) }
  },
  summary: 'List what a document refers to in the trash',
  tenant: tenantOfDocument,
  who: member,
})
