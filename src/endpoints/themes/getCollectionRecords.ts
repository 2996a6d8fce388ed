import { z } from 'zod'
import { personOf } from '@/access/personOf'
import { anyDocuments } from '@/collections/anyDocuments'
import { THEME_TARGETS } from '@/lib/apps/targets'
import { defineOperation } from '@/endpoints/define'
import { contentTypeOf, assertPermission } from '@/endpoints/documents/siteDocument'
import { member } from '@/endpoints/routeRules'

const MAX_RECORDS = 500

/**
 * Lists documents of a content type that a theme can refer to, by title: those visible to the user, drafts included.
 */
export const getCollectionRecords = defineOperation({
  name: 'getCollectionRecords',
  area: 'documents',
  audit: null,
  input: z.strictObject({ tenantId: z.uuid().optional(), type: z.enum([...THEME_TARGETS]) }),
  isAction: true,
  method: 'get',
  output: z.object({ records: z.array(z.object({ id: z.string(), label: z.string() })) }),
  path: '/records/:type',
  run: async ({ input: { type: collection }, person, req, tenantId }) => {
    const type = contentTypeOf(req, collection)
    assertPermission(person, type, 'view', tenantId)
    const { docs } = await anyDocuments(req).find({
      collection,
      depth: 0,
      draft: true,
      limit: MAX_RECORDS,
      overrideAccess: false,
      req,
      select: { [type.titleField]: true },
      sort: type.titleField,
      where: { tenant: { equals: tenantId } },
    })
    return { records: docs.map((doc) => ({ id: doc.id, label: String(doc[type.titleField] ?? '') })) }
  },
  summary: 'List the documents of a content type by title',
  tenant: async ({ tenantId }, req) => tenantId ?? (await personOf(req))?.current?.id ?? null,
  who: member,
})
