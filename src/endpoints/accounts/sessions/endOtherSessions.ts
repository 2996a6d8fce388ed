import { z } from 'zod'
import { defineOperation } from '../../define'
import { signedIn } from '../../routeRules'
import { ownSession } from '../ownSession'
import { endSessionsExcept } from './endSessionsExcept'

/** Ends all of the user's sessions except the current one, and revokes the tokens created in them. */
export const endOtherSessions = defineOperation({
  name: 'endOtherSessions',
  area: 'accounts',
  audit: 'account.sessionsEnded',
  input: z.strictObject({}),
  limit: { by: ['person'], points: 20, seconds: 10 * 60 },
  method: 'post',
  output: z.object({ ended: z.number().int() }),
  path: '/users/sessions/end-others',
  run: async ({ audit, person, req }) => {
    const ended = await endSessionsExcept(req, person.id, ownSession(req))
    audit({ after: { ended }, target: `users/${person.id}` })
    return { ended }
  },
  summary: 'End all of your other sessions',
  who: signedIn,
})
