import { z } from 'zod'
import { canAccess } from '../../access/canAccess'
import { findLockById } from '../../access/documentLocks'
import { defineOperation } from '../define'
import { forbidden, notFound } from '../OperationError'
import { signedIn } from '../routeRules'
import { updateStored } from '@/database/documents/stored'
import { translatorOf } from '../../i18n/translator'

/** Takes over the lock of a document that another user was editing. Users can only take over for themselves. */
export const takeOverLock = defineOperation({
  name: 'takeOverLock',
  area: 'locks',
  audit: null,
  input: z.strictObject({ id: z.uuid(), user: z.strictObject({ relationTo: z.literal('users'), value: z.uuid() }) }),
  method: 'patch',
  output: z.object({ message: z.string() }),
  path: '/payload-locked-documents/:id',
  run: async ({ input: { id, user }, person, req }) => {
    const lock = await findLockById(req, id)
    if (!lock || !(await canAccess(req, lock.collection, lock.document, 'update'))) throw notFound('locks')
    if (user.value !== person?.id) throw forbidden('locks', translatorOf(req.i18n)('refusedTakeOver'))
    await updateStored(req, {
      id,
      collection: 'payload-locked-documents',
      data: { user },
      returning: false,
    })
    return { message: 'Taken over' }
  },
  summary: 'Take over the lock of a document',
  who: signedIn,
})
