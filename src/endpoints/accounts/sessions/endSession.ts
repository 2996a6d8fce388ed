import { z } from 'zod'
import { endTokensOf } from '../../../access/tokenKeepers'
import { deleteSession } from '../../../database/accounts/sessions'
import { defineOperation } from '../../define'
import { notFound } from '../../OperationError'
import { signedIn } from '../../rules'

/** Ends one of the person's own sessions, with the tokens that were created in it: whoever has them is out at their next call. */
export const endSession = defineOperation({
  name: 'endSession',
  area: 'accounts',
  audit: 'account.sessionEnded',
  input: z.strictObject({ session: z.string().min(1).max(100) }),
  limit: { by: ['person'], points: 60, seconds: 10 * 60 },
  method: 'post',
  output: z.object({ ended: z.literal(1) }),
  path: '/users/sessions/end',
  run: async ({ audit, input, person, req }) => {
    if (!(await deleteSession(req, person.id, input.session))) throw notFound('accounts')
    await endTokensOf(req, { madeIn: input.session, userId: person.id })
    audit({ target: `users/${person.id}` })
    return { ended: 1 as const }
  },
  summary: 'End one of your sessions',
  who: signedIn,
})
