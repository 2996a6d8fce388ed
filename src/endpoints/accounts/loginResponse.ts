import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { StartedSession } from './startSession'

/** Output of operations that sign in, as Payload's own sign-in returns it. */
export const loginOutput = z.object({
  exp: z.number().int(),
  message: z.string(),
  token: z.string(),
  user: z.unknown(),
})

/** Returns the session that was started, and its user as they may read themselves. */
export async function loginResponse(
  req: PayloadRequest,
  userId: string,
  { exp, token }: StartedSession,
): Promise<z.infer<typeof loginOutput>> {
  req.user = { id: userId, collection: 'users' } as NonNullable<PayloadRequest['user']>
  const user = await req.payload.findByID({ id: userId, collection: 'users', depth: 0, overrideAccess: false, req })
  return { exp, message: req.t('authentication:passed'), token, user: { ...user, collection: 'users' } }
}
