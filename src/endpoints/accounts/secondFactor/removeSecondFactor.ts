import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readProfile } from '../../../database/accounts/profiles'
import { deleteFactor } from '../../../database/accounts/secondFactors'
import { defineOperation } from '../../define'
import { conflict, notFound } from '../../OperationError'
import { signedIn, superAdmin } from '../../routeRules'
import { checkPassword } from '../checkPassword'
import { consumeCode } from '../consumeCode'
import { code, invalidCode } from './code'
import { notifyOfSecondFactor } from './notifyOfSecondFactor'
import { translatorOf } from '../../../i18n/translator'

const output = z.object({ removed: z.literal(true) })

/** Disables the user's own two-factor sign-in, with password and code. */
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
    if (!(await consumeCode(req, id, input.code))) throw invalidCode(req)
    await remove(req, id)
    audit({ target: `users/${id}` })
    return { removed: true as const }
  },
  summary: 'Turn off two-factor sign-in',
  who: signedIn,
})

/** Removes the second factor of a user who has lost phone and backup codes. Super-admins only. */
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
    if (!(await remove(req, id))) throw conflict('accounts', translatorOf(req.i18n)('refusedFactorNone'))
    audit({ target: `users/${id}` })
    return { removed: true as const }
  },
  summary: "Remove a user's two-factor sign-in",
  who: superAdmin,
})

/** @returns whether the user had a confirmed second factor */
async function remove(req: PayloadRequest, userId: string): Promise<boolean> {
  const wasRemoved = await deleteFactor(req, userId)
  if (wasRemoved) await notifyOfSecondFactor(req, userId, false)
  return wasRemoved
}
