import { z } from 'zod'
import { settings } from '@/lib/settings'
import { liveAddress } from '@/lib/site/addresses'
import { defineOperation } from '@/endpoints/define'
import { notFound } from '@/endpoints/OperationError'
import { member } from '@/endpoints/routeRules'
import { readSiteAddress } from '@/database/website/readSiteAddress'
import { contentTypeOf, findAddressedDocument, assertPermission, tenantOfDocument } from './siteDocument'

/** Reads the public URL of a document; null while it has none, for example in the trash. */
export const readLiveAddress = defineOperation({
  name: 'readLiveAddress',
  area: 'documents',
  audit: null,
  input: z.strictObject({ id: z.uuid(), type: z.string().max(60) }),
  method: 'get',
  output: z.object({ address: z.string().nullable() }),
  path: '/documents/:type/:id/live-address',
  run: async ({ input: { id, type }, person, req, tenantId }) => {
    assertPermission(person, contentTypeOf(req, type), 'view', tenantId)
    const document = await findAddressedDocument(req, type, id)
    const site = tenantId && (await readSiteAddress(req, tenantId))
    if (!site) throw notFound('documents')
    return { address: document && liveAddress(type, document, site, settings()) }
  },
  summary: 'Read the public URL of a document',
  tenant: tenantOfDocument,
  takesToken: true,
  who: member,
})
