import { randomUUID } from 'node:crypto'
import { generatePayloadCookie, jwtSign, type PayloadRequest, generateCookie } from 'payload'
import { addSession } from '@/database/accounts/sessions'
import type { StoredPassword } from '@/lib/crypto/accountPasswords'
import { addCookie, rememberDevice } from './device'
import { recordSignIn } from './recordSignIn'
import { wrongPassword } from './passwords'
import { readLanguages } from '@/database/accounts/profiles'
import { settings } from '@/lib/settings'

const ONE_YEAR = 365 * 24 * 60 * 60

/** Sets the browser's admin language to the user's own. */
async function setLanguageCookie(req: PayloadRequest, userId: string): Promise<void> {
  const language = (await readLanguages(req, [userId]))[0]?.language
  if (!language) return
  addCookie(
    req,
    generateCookie<string>({
      // The cookie from which Payload reads the language.
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
  /** Expiry in seconds since the epoch. */
  exp: number
  sid: string
  token: string
}

/**
 * Starts a session for an authenticated user: creates and records it in the request's transaction, and adds its cookies
 * to the response.
 * @param password stored password against which the user was verified; omit if another proof was used
 * @throws OperationError 401 if that password has changed in the meantime
 */
export async function startSession(
  req: PayloadRequest,
  user: { id: string; email: string },
  password?: StoredPassword,
): Promise<StartedSession> {
  const { config } = req.payload.collections.users
  const seconds = config.auth.tokenExpiration
  const sid = randomUUID()
  if (!(await addSession(req, { id: sid, password, seconds, userId: user.id }))) throw wrongPassword(req)
  await recordSignIn(req, { device: rememberDevice(req), sessionId: sid, userId: user.id })
  await setLanguageCookie(req, user.id)
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
