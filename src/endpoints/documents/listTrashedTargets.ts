import { z } from 'zod'
import { callboardOf } from '@/access/registryOf'
import { findTrashedTargets } from '@/database/documents/references'
import { defineOperation } from '@/endpoints/define'
import { member } from '@/endpoints/routeRules'
import { documentKey, readDocumentNames } from './documentNames'
import { contentTypeOf, assertPermission, tenantOfDocument } from './siteDocument'

/** Maximum number of listed documents. */
const MAX_TARGETS = 20

const target = z.object({ collection: z.string(), id: z.string(), title: z.string() })

/**
 * Lists trashed documents that a document refers to, where the user can see them. Visitors see nothing in their place.
 */
export const listTrashedTargets = defineOperation({
  name: 'listTrashedTargets',
  area: 'documents',
  audit: null,
  input: z.strictObject({ id: z.uuid(), type: z.string().max(60) }),
  method: 'get',
  output: z.object({ targets: z.array(target) }),
  path: '/documents/:type/:id/trashed-targets',
  run: async ({ input: { id, type }, person, req, tenantId }) => {
    const contentType = contentTypeOf(req, type)
    assertPermission(person, contentType, 'view', tenantId)
    const among = callboardOf(req.payload).contentTypes.map(({ slug }) => slug)
    const trashed = await findTrashedTargets(req, {
      id,
      among,
      collection: contentType.slug,
      limit: MAX_TARGETS,
      tenantId,
    })
    const names = await readDocumentNames(req, trashed, tenantId ?? '', { trash: true })
    const visible = trashed.flatMap((document) => names.get(documentKey(document)) ?? [])
    return { targets: visible.map(({ collection, id: trashedId, title }) => ({ collection, id: trashedId, title })) }
  },
  summary: 'List trashed documents that a document refers to',
  tenant: tenantOfDocument,
  who: member,
})
