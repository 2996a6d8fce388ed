import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { callboardOf } from '@/access/registryOf'
import { markAddressVerified } from '@/database/accounts/credentials'
import { hasFactor } from '@/database/accounts/secondFactors'
import { newPassword } from '@/lib/accounts/personFields'
import { hashAccountPassword } from '@/lib/crypto/accountPasswords'
import { defineOperation } from '@/endpoints/define'
import { anyone } from '@/endpoints/routeRules'
import { setPassword } from './passwords'
import { startSession } from './startSession'
import { invalidToken, peekToken, redeemToken } from './accountTokens'

/** Sets a password with an emailed token, ends all sessions, and signs in unless the account has a second factor. */
export const resetPassword = defineOperation({
  name: 'resetPassword',
  area: 'accounts',
  audit: 'account.passwordReset',
  input: z.strictObject({ password: newPassword, token: z.string().min(20).max(200) }),
  limit: { by: ['ip'], points: 20, seconds: 600 },
  method: 'post',
  output: z.object({
    message: z.string(),
    token: z.string().optional(),
    user: z.object({ id: z.uuid(), email: z.string() }),
  }),
  path: '/users/reset-password',
  prepare: async ({ input, req }) => {
    if (!(await peekToken(req, input.token, ['reset']))) throw invalidToken(req)
    return hashAccountPassword(input.password)
  },
  run: async ({ audit, input, prepared: stored, req }) => {
    const { email, userId } = await redeemToken(req, input.token, ['reset'])
    await distrustFactors(req, userId)
    await setPassword(req, userId, stored)
    await distrustFactors(req, userId)
    // The token proves access to the address.
    await markAddressVerified(req, userId)
    audit({ target: `users/${userId}` })
    const session = (await hasFactor(req, userId)) ? null : await startSession(req, { id: userId, email })
    return { message: 'Your password is set.', ...(session && { token: session.token }), user: { id: userId, email } }
  },
  summary: 'Set a new password with an emailed token',
  who: anyone,
})

/** Whoever had the old password may have added a second factor that signs in alone. */
async function distrustFactors(req: PayloadRequest, userId: string): Promise<void> {
  for (const plugin of callboardOf(req.payload).secondFactors) await plugin.onPasswordReset?.(req, userId)
}
