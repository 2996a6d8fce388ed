import { z } from 'zod'
import { canAccess } from '../../access/canAccess'
import { findDocumentLock } from '../../access/documentLocks'
import { siteMoments } from '../documents/siteMoments'
import { contentTypeOf, tenantOfDocument } from '../documents/siteDocument'
import { defineOperation } from '../define'
import { notFound } from '../OperationError'
import { member } from '../routeRules'

/** Reads when the holder of a document's lock last changed it, in the tenant's format. */
export const readLock = defineOperation({
  name: 'readLock',
  area: 'locks',
  audit: null,
  input: z.strictObject({ id: z.uuid(), type: z.string().max(60) }),
  method: 'get',
  output: z.object({
    /** In the tenant's time zone, with its name; null if nobody is editing the document. */
    changed: z.string().nullable(),
  }),
  path: '/documents/:type/:id/lock',
  run: async ({ input: { id, type }, req, tenantId }) => {
    const { slug } = contentTypeOf(req, type)
    if (!tenantId || !(await canAccess(req, slug, id, 'update'))) throw notFound('locks')
    const lock = await findDocumentLock(req, slug, id)
    return { changed: lock?.isFresh ? (await siteMoments(req, tenantId)).formatWithZone(lock.changedAt) : null }
  },
  summary: 'Read when a locked document was last changed',
  tenant: tenantOfDocument,
  who: member,
})
