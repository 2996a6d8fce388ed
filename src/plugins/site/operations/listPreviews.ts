import { z } from 'zod'
import { contentTypeOf, assertPermission, tenantOfDocument } from '@/endpoints/documents/siteDocument'
import { defineOperation } from '@/endpoints/define'
import { notFound } from '@/endpoints/OperationError'
import { member } from '@/endpoints/routeRules'
import { liveLinks } from '../database/previewLinks'

/** Lists the active preview links of a draft, without their addresses. */
export const listPreviews = defineOperation({
  name: 'listPreviews',
  area: 'previews',
  audit: null,
  input: z.strictObject({ id: z.uuid(), type: z.string().max(60) }),
  method: 'get',
  output: z.object({
    links: z.array(
      z.object({
        createdAt: z.iso.datetime(),
        createdBy: z.string(),
        expiresAt: z.iso.datetime(),
        id: z.uuid(),
        language: z.string(),
      }),
    ),
  }),
  path: '/documents/:type/:id/preview-links',
  run: async ({ input: { id, type }, person, req, tenantId }) => {
    assertPermission(person, contentTypeOf(req, type), 'view', tenantId)
    if (!tenantId) throw notFound('previews')
    return { links: await liveLinks(req, { collection: type, id, tenant: tenantId }) }
  },
  summary: 'List the shared previews of a document',
  tenant: tenantOfDocument,
  who: member,
})
