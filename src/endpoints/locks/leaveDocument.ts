import { z } from 'zod'
import { findDocumentLock } from '../../access/documentLocks'
import { defineOperation } from '../define'
import { contentTypeOf } from '../documents/siteDocument'
import { signedIn } from '../routeRules'
import { deleteStored } from '@/database/documents/stored'

/**
 * Releases the user's own lock on a document. The response reveals neither whether the document exists nor whether
 * another user has locked it.
 */
export const leaveDocument = defineOperation({
  name: 'leaveDocument',
  area: 'locks',
  audit: null,
  input: z.strictObject({ id: z.uuid(), type: z.string().max(60) }),
  method: 'post',
  output: z.object({ message: z.string() }),
  path: '/documents/:type/:id/leave',
  run: async ({ input: { id, type }, person, req }) => {
    const lock = await findDocumentLock(req, contentTypeOf(req, type).slug, id)
    if (lock && lock.holder === person?.id)
      await deleteStored(req, {
        collection: 'payload-locked-documents',
        returning: false,
        where: { id: { equals: lock.id } },
      })
    return { message: 'Left' }
  },
  summary: 'Release your lock when you leave a document',
  who: signedIn,
})
