import { randomUUID } from 'node:crypto'
import { generatePayloadCookie, jwtSign, type PayloadRequest, generateCookie } from 'payload'
import { addSession } from '../../database/accounts/sessions'
import type { StoredPassword } from '../../lib/crypto/accountPasswords'
import { addCookie, rememberDevice } from './device'
import { noteSignIn } from './noteSignIn'
import { wrongPassword } from './wrongPassword'
import { languagesOf } from '@/database/accounts/profiles'
import { settings } from '@/lib/settings'

const ONE_YEAR = 365 * 24 * 60 * 60

/** Has this browser show the admin in the person's own language from now on, whoever used it before. */
async function showOwnLanguage(req: PayloadRequest, userId: string): Promise<void> {
  const language = (await languagesOf(req, [userId]))[0]?.language
  if (!language) return
  addCookie(
    req,
    generateCookie<string>({
      // Where Payload keeps it, and reads it at every page.
      name: `${req.payload.config.cookiePrefix}-lng`,
      httpOnly: true,
      maxAge: ONE_YEAR,
      path: '/',
      returnCookieAsObject: false,
      sameSite: 'Lax',
      secure: settings().SERVER_URL.startsWith('https:'),
      value: language,
    }),
  )
}

export interface StartedSession {
  /** Seconds since 1970. */
  exp: number
  sid: string
  token: string
}

/**
 * Signs somebody in who has proven who they are: a session in the request's transaction with a note of where and with
 * what, and its cookies in the answer.
 * @param password as it was when they proved to know it; left out where something else was the proof
 * @throws OperationError 401 when that password has been changed meanwhile
 */
export async function startSession(
  req: PayloadRequest,
  user: { id: string; email: string },
  password?: StoredPassword,
): Promise<StartedSession> {
  const { config } = req.payload.collections.users
  const seconds = config.auth.tokenExpiration
  const sid = randomUUID()
  if (!(await addSession(req, { id: sid, password, seconds, userId: user.id }))) throw wrongPassword()
  await noteSignIn(req, { device: rememberDevice(req), sessionId: sid, userId: user.id })
  await showOwnLanguage(req, user.id)
  const { exp, token } = await jwtSign({
    fieldsToSign: { id: user.id, collection: 'users', email: user.email, sid },
    secret: req.payload.secret,
    tokenExpiration: seconds,
  })
  addCookie(
    req,
    generatePayloadCookie({ collectionAuthConfig: config.auth, cookiePrefix: req.payload.config.cookiePrefix, token }),
  )
  return { exp, sid, token }
}
