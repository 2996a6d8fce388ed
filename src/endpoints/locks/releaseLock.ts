import { z } from 'zod'
import { findLockById } from '../../access/documentLocks'
import { defineOperation } from '../define'
import { notFound } from '../OperationError'
import { signedIn } from '../routeRules'
import { deleteStored } from '@/database/documents/stored'

/** Releases the user's own lock. */
export const releaseLock = defineOperation({
  name: 'releaseLock',
  area: 'locks',
  audit: null,
  input: z.strictObject({ id: z.uuid() }),
  method: 'delete',
  output: z.object({ message: z.string() }),
  path: '/payload-locked-documents/:id',
  run: async ({ input: { id }, person, req }) => {
    const lock = await findLockById(req, id)
    if (!lock || lock.holder !== person?.id) throw notFound('locks')
    await deleteStored(req, {
      collection: 'payload-locked-documents',
      returning: false,
      where: { id: { equals: id } },
    })
    return { message: 'Released' }
  },
  summary: 'Release your lock on a document',
  who: signedIn,
})
