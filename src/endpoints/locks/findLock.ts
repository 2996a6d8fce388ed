import { z } from 'zod'
import { canAccess } from '../../access/canAccess'
import { findDocumentLock } from '../../access/documentLocks'
import { defineOperation } from '../define'
import { notFound } from '../OperationError'
import { signedIn } from '../routeRules'

const TYPE_PARAM = 'where[document.relationTo][equals]'
const DOCUMENT_PARAM = 'where[document.value][equals]'

/** Finds the lock of a document, for users who can update it. The edit view uses this path and query. */
export const findLock = defineOperation({
  name: 'findLock',
  area: 'locks',
  audit: null,
  input: z.strictObject({ [DOCUMENT_PARAM]: z.uuid(), [TYPE_PARAM]: z.string().max(60) }),
  method: 'get',
  output: z.object({ docs: z.array(z.object({ id: z.string() })) }),
  path: '/payload-locked-documents',
  run: async ({ input, req }) => {
    const [type, id] = [input[TYPE_PARAM], input[DOCUMENT_PARAM]]
    if (type.startsWith('payload-') || !(await canAccess(req, type, id, 'update'))) throw notFound('locks')
    const lock = await findDocumentLock(req, type, id)
    return { docs: lock ? [{ id: lock.id }] : [] }
  },
  summary: 'Find the lock of a document',
  who: signedIn,
})
