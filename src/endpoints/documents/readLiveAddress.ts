import { z } from 'zod'
import { settings } from '../../lib/settings'
import { liveAddress } from '../../lib/site/liveAddress'
import { defineOperation } from '../define'
import { notFound } from '../OperationError'
import { member } from '../rules'
import { siteAddressOf } from './siteAddressOf'
import { contentTypeOf, findSiteDocument, requireKey, tenantOfDocument } from './siteDocument'

/** Where the public finds a document. Null while there is nothing to view. */
export const readLiveAddress = defineOperation({
  name: 'readLiveAddress',
  area: 'documents',
  audit: null,
  input: z.strictObject({ collection: z.string().max(60), id: z.uuid() }),
  method: 'get',
  output: z.object({ address: z.string().nullable() }),
  path: '/documents/:collection/:id/live-address',
  run: async ({ input: { collection, id }, person, req, tenantId }) => {
    const type = contentTypeOf(req, collection)
    requireKey(person, type, 'view', tenantId)
    const document = await findSiteDocument(req, type.slug, id)
    const site = tenantId && (await siteAddressOf(req, tenantId))
    if (!document || !site) throw notFound('documents')
    return { address: liveAddress(type.slug, document, site, settings()) }
  },
  summary: 'Read where the public finds a document',
  tenant: tenantOfDocument,
  who: member,
})
