import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { definePart } from './part'

export const collaboratorPart = z.strictObject({
  /** The server makes it; what a caller sends is not taken. */
  requestCode: z.string().max(100).nullish(),
  requireRequestCode: z.boolean(),
})

/** Whether outside studios need a code to ask for access. Choosing that without one makes one. */
export const patchCollaborators = definePart<z.infer<typeof collaboratorPart>>({
  audit: 'settings.collaboration',
  change: ({ requireRequestCode }, { collaboratorSettings: before }) => ({
    collaboratorSettings: { requestCode: before?.requestCode ?? (requireRequestCode ? newRequestCode() : null), requireRequestCode },
  }),
  field: 'collaboratorSettings',
  inAudit: ({ collaboratorSettings }) => ({ requireRequestCode: collaboratorSettings?.requireRequestCode ?? false }),
  key: 'users:admin',
})

/** Letters and digits that nobody mixes up when read out. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** @example newRequestCode() // 'K7QM-2XPD' */
export function newRequestCode(): string {
  const characters = Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${characters.slice(0, 4)}-${characters.slice(4)}`
}
