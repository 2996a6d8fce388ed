import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readProfile } from '../../../database/accounts/profiles'
import { deleteFactor } from '../../../database/accounts/secondFactors'
import { defineOperation } from '../../define'
import { conflict, notFound } from '../../OperationError'
import { signedIn, superAdmin } from '../../rules'
import { checkPassword } from '../checkPassword'
import { takeCode } from '../takeCode'
import { code, refusedCode } from './code'
import { tellOfFactor } from './tellOfFactor'

const output = z.object({ removed: z.literal(true) })

/** Turns one's own two-factor sign-in off, with password and code. */
export const removeSecondFactor = defineOperation({
  name: 'removeSecondFactor',
  area: 'accounts',
  audit: 'account.secondFactorOff',
  input: z.strictObject({ code, password: z.string().min(1).max(1000) }),
  limit: { by: ['person'], points: 10, seconds: 15 * 60 },
  method: 'post',
  output,
  path: '/users/second-factor/remove',
  prepare: ({ input, person, req }) => checkPassword(req, person.id, input.password, 'accounts'),
  run: async ({ audit, input, person, req }) => {
    const { id } = person
    if (!(await takeCode(req, id, input.code))) throw refusedCode()
    await remove(req, id)
    audit({ target: `users/${id}` })
    return { removed: true as const }
  },
  summary: 'Turn two-factor sign-in off',
  who: signedIn,
})

/** Takes the second proof of somebody away who has lost their phone and their codes. */
export const removeSecondFactorOf = defineOperation({
  name: 'removeSecondFactorOf',
  area: 'accounts',
  audit: 'account.secondFactorRemoved',
  input: z.strictObject({ id: z.uuid() }),
  method: 'post',
  output,
  path: '/users/:id/remove-second-factor',
  run: async ({ audit, input: { id }, req }) => {
    if (!(await readProfile(req, id))) throw notFound('accounts')
    if (!(await remove(req, id))) throw conflict('accounts', 'This person has no two-factor sign-in.')
    audit({ target: `users/${id}` })
    return { removed: true as const }
  },
  summary: "Remove somebody's two-factor sign-in",
  who: superAdmin,
})

/** @returns whether one was there that asked for codes */
async function remove(req: PayloadRequest, userId: string): Promise<boolean> {
  const hadOne = await deleteFactor(req, userId)
  if (hadOne) await tellOfFactor(req, userId, false)
  return hadOne
}
