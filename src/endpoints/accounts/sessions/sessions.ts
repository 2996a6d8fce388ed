import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { revokeTokens } from '@/access/tokenStores'
import { deleteSession, deleteSessions } from '@/database/accounts/sessions'
import { deleteTokens } from '@/database/accounts/tokens'
import { defineOperation } from '@/endpoints/define'
import { notFound } from '@/endpoints/OperationError'
import { signedIn, superAdmin } from '@/endpoints/routeRules'
import { readProfile } from '@/database/accounts/profiles'
import { queueMail } from '@/emails/queueMail'
import { accountLink } from '../recordSignIn'

/** Id of the request's session; undefined for token requests. */
export function ownSession({ user }: PayloadRequest): string | undefined {
  const sid = (user as { _sid?: unknown } | null)?._sid
  return typeof sid === 'string' ? sid : undefined
}

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

/**
 * Ends a user's sessions, and revokes the tokens created in them and all emailed links, in the request's transaction: a
 * change of address may have been asked for in one of them.
 * @param keep id of a session to keep, with its tokens. Default: none
 * @returns the number of ended sessions
 */
export async function endSessionsExcept(req: PayloadRequest, userId: string, keep?: string): Promise<number> {
  const ended = await deleteSessions(req, userId, keep)
  await revokeTokens(req, { notCreatedIn: keep, userId })
  await deleteTokens(req, userId)
  return ended
}

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
