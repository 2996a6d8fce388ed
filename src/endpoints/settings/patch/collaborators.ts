import { z } from 'zod'
import { newRequestCode } from '../../../lib/crypto/requestCode'
import { definePart } from './part'

export const collaboratorPart = z.strictObject({
  /** The server makes it; what a caller sends is not taken. */
  requestCode: z.string().max(100).nullish(),
  requireRequestCode: z.boolean(),
})

/** Whether outside studios need a code to ask for access. Choosing that without one makes one; choosing anyone ends it. */
export const patchCollaborators = definePart<z.infer<typeof collaboratorPart>>({
  audit: 'settings.collaboration',
  change: ({ requireRequestCode }, { collaboratorSettings: before }) => ({
    collaboratorSettings: {
      requestCode: requireRequestCode ? (before?.requestCode ?? newRequestCode()) : null,
      requireRequestCode,
    },
  }),
  field: 'collaboratorSettings',
  inAudit: ({ collaboratorSettings }) => ({ requireRequestCode: collaboratorSettings?.requireRequestCode ?? false }),
  key: 'users:admin',
})
