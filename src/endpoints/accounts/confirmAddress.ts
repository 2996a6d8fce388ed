import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isAddressTaken, markAddressVerified, replaceAddress } from '@/database/accounts/credentials'
import type { TokenOwner } from '@/database/accounts/tokens'
import { dbOf } from '@/database/connections'
import { lockValue } from '@/database/transactions'
import { queueMail } from '@/emails/queueMail'
import { defineOperation } from '@/endpoints/define'
import { conflict } from '@/endpoints/OperationError'
import { anyone } from '@/endpoints/routeRules'
import { redeemToken } from './accountTokens'
import { translatorOf } from '@/i18n/translator'

/**
 * Confirms an email address with a token from an email: the account's current address, or a new one that replaces it.
 * Opening the link alone confirms nothing, because email scanners open links too.
 */
export const confirmAddress = defineOperation({
  name: 'confirmAddress',
  area: 'accounts',
  audit: 'account.addressConfirmed',
  input: z.strictObject({ token: z.string().min(20).max(200) }),
  limit: { by: ['ip'], points: 30, seconds: 600 },
  method: 'post',
  output: z.object({ email: z.string() }),
  path: '/users/confirm-address',
  run: async ({ audit, input, req }) => {
    const owner = await redeemToken(req, input.token, ['verify', 'change'])
    const before = owner.kind === 'change' ? await changeAddress(req, owner) : undefined
    await markAddressVerified(req, owner.userId)
    audit({
      after: { email: owner.email },
      ...(before && { before: { email: before } }),
      target: `users/${owner.userId}`,
    })
    return { email: owner.email }
  },
  summary: 'Confirm an email address with an emailed token',
  who: anyone,
})

/**
 * Changes the account's address and notifies the previous one.
 * @returns the previous address
 */
async function changeAddress(req: PayloadRequest, { email, userId }: TokenOwner): Promise<string | undefined> {
  // Serialised per address, so that a concurrent claim gets a clear message and no unique index error.
  await lockValue(await dbOf(req), 'email', email)
  if (await isAddressTaken(req, email, userId))
    throw conflict('accounts', translatorOf(req.i18n)('refusedAddressTaken'), 'email')
  const before = await replaceAddress(req, userId, email)
  if (before)
    await queueMail(req, {
      content: { address: email, name: before.firstName, template: 'addressChanged' },
      to: before.email,
    })
  return before?.email
}
