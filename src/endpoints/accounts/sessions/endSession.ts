import { z } from 'zod'
import { revokeTokens } from '../../../access/tokenStores'
import { deleteSession } from '../../../database/accounts/sessions'
import { defineOperation } from '../../define'
import { notFound } from '../../OperationError'
import { signedIn } from '../../routeRules'

/** Ends one of the user's own sessions and revokes the tokens created in it, effective from the next request. */
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
    await revokeTokens(req, { createdIn: input.session, userId: person.id })
    audit({ target: `users/${person.id}` })
    return { ended: 1 as const }
  },
  summary: 'End one of your sessions',
  who: signedIn,
})
