import { z } from 'zod'
import { readProfile } from '../../../database/accounts/profiles'
import { queueMail } from '../../../emails/queueMail'
import { defineOperation } from '../../define'
import { notFound } from '../../OperationError'
import { superAdmin } from '../../routeRules'
import { accountLink } from '../recordSignIn'
import { endSessionsExcept } from './endSessionsExcept'

/** Ends all sessions of a user, revokes their tokens, and notifies them. Super-admins only. */
export const endSessionsOf = defineOperation({
  name: 'endSessionsOf',
  area: 'accounts',
  audit: 'account.sessionsEnded',
  input: z.strictObject({ id: z.uuid() }),
  method: 'post',
  output: z.object({ ended: z.number().int() }),
  path: '/users/:id/end-sessions',
  run: async ({ audit, input: { id }, req }) => {
    const profile = await readProfile(req, id)
    if (!profile) throw notFound('accounts')
    const ended = await endSessionsExcept(req, id)
    if (ended > 0)
      await queueMail(req, {
        content: { link: accountLink(req), name: profile.firstName ?? '', template: 'sessionsEnded' },
        to: profile.email,
      })
    audit({ after: { ended }, target: `users/${id}` })
    return { ended }
  },
  summary: 'End all sessions of a user',
  who: superAdmin,
})
