import { z } from 'zod'
import { readProfile } from '@/database/accounts/profiles'
import { deleteTokens } from '@/database/accounts/tokens'
import { queueMails } from '@/emails/queueMail'
import { defineOperation } from '@/endpoints/define'
import { refused } from '@/endpoints/OperationError'
import { signedIn } from '@/endpoints/routeRules'
import { checkPassword } from '../passwords'
import { isMailLimitReached } from '../accountMails'
import { verifyLink, issueToken } from '../accountTokens'
import { accountLink } from '../recordSignIn'
import { translatorOf } from '@/i18n/translator'
import { accountEmail } from '@/endpoints/emailInput'

const ONE_DAY_MINUTES = 24 * 60

/**
 * Requests a new email address and tells the present one. It takes effect once it is confirmed from its mailbox. Whether
 * another account has it is not revealed here.
 */
export const changeAddress = defineOperation({
  name: 'changeAddress',
  area: 'accounts',
  audit: 'account.addressAsked',
  input: z.strictObject({
    email: accountEmail(),
    password: z.string().min(1).max(1000),
  }),
  limit: { by: ['person'], points: 10, seconds: 60 * 60 },
  method: 'post',
  output: z.object({ email: z.string() }),
  path: '/users/address',
  prepare: ({ input, person, req }) => checkPassword(req, person.id, input.password, 'accounts'),
  run: async ({ audit, input, person, req }) => {
    const { id } = person
    const { email } = input
    if (email === person.email) throw refused('accounts', translatorOf(req.i18n)('refusedAddressOwn'), 'email')
    const token = await issueToken(req, { email, kind: 'change', minutes: ONE_DAY_MINUTES, userId: id })
    const profile = await readProfile(req, id)
    if (!(await isMailLimitReached(req, 'changeAddress', email))) {
      const name = profile?.firstName ?? ''
      await queueMails(req, [
        { content: { link: verifyLink(req, token), name, template: 'changeAddress' }, to: email },
        // Whoever else knows the password would otherwise take the account unseen.
        { content: { address: email, link: accountLink(req), name, template: 'addressAsked' }, to: person.email },
      ])
    }
    audit({ after: { email }, target: `users/${id}` })
    return { email }
  },
  summary: 'Request a change of email address',
  who: signedIn,
})

/** Cancels a pending change of address. */
export const keepAddress = defineOperation({
  name: 'keepAddress',
  area: 'accounts',
  audit: 'account.addressKept',
  input: z.strictObject({}),
  method: 'delete',
  output: z.object({ kept: z.literal(true) }),
  path: '/users/address',
  run: async ({ audit, person, req }) => {
    await deleteTokens(req, person.id, 'change')
    audit({ target: `users/${person.id}` })
    return { kept: true as const }
  },
  summary: 'Cancel a change of email address',
  who: signedIn,
})
