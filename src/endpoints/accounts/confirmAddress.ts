import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isAddressTaken, markAddressVerified, replaceAddress } from '../../database/accounts/credentials'
import type { TokenOwner } from '../../database/accounts/tokens'
import { dbOf } from '../../database/connections'
import { lockValue } from '../../database/locks'
import { queueMail } from '../../emails/queueMail'
import { defineOperation } from '../define'
import { conflict } from '../OperationError'
import { anyone } from '../routeRules'
import { takeToken } from './takeToken'

/**
 * Says with a token from a mail that an address is one's own: the account's, or the one that it is to have from now on.
 * Opening the link alone does nothing: programs that look through mails open links, too.
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
    const owner = await takeToken(req, input.token, ['verify', 'change'])
    const before = owner.kind === 'change' ? await changeAddress(req, owner) : undefined
    await markAddressVerified(req, owner.userId)
    audit({
      after: { email: owner.email },
      ...(before && { before: { email: before } }),
      target: `users/${owner.userId}`,
    })
    return { email: owner.email }
  },
  summary: 'Confirm an address with a token from a mail',
  who: anyone,
})

/** Gives the account its new address and tells the old one. @returns the old one */
async function changeAddress(req: PayloadRequest, { email, userId }: TokenOwner): Promise<string | undefined> {
  // One at a time: two people who ask for the same address are not refused by the index, but in words.
  await lockValue(await dbOf(req), 'email', email)
  if (await isAddressTaken(req, email, userId)) throw conflict('accounts', 'Another account has this address.', 'email')
  const before = await replaceAddress(req, userId, email)
  if (before)
    await queueMail(req, {
      content: { address: email, name: before.firstName, template: 'addressChanged' },
      to: before.email,
    })
  return before?.email
}
