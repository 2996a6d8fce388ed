import { z } from 'zod'
import { canTouch } from '../../access/canTouch'
import { lockOf } from '../../access/lockOf'
import { defineOperation } from '../define'
import { notFound } from '../OperationError'
import { signedIn } from '../routeRules'

const TYPE = 'where[document.relationTo][equals]'
const DOCUMENT = 'where[document.value][equals]'

/** The lock on a document, for whoever may change it. The edit screen asks in these words. */
export const findLock = defineOperation({
  name: 'findLock',
  area: 'locks',
  audit: null,
  input: z.strictObject({ [DOCUMENT]: z.uuid(), [TYPE]: z.string().max(60) }),
  method: 'get',
  output: z.object({ docs: z.array(z.object({ id: z.string() })) }),
  path: '/payload-locked-documents',
  run: async ({ input, req }) => {
    const [type, id] = [input[TYPE]!, input[DOCUMENT]!]
    if (type.startsWith('payload-') || !(await canTouch(req, type, id, 'update'))) throw notFound('locks')
    const lock = await lockOf(req, type, id)
    return { docs: lock ? [{ id: lock.id }] : [] }
  },
  summary: 'Find the lock on a document',
  who: signedIn,
})
