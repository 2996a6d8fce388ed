import { generateCookie, parseCookies, type PayloadRequest } from 'payload'
import { hashToken, newToken } from '@/lib/crypto/envelope'
import { settings } from '@/lib/settings'

/** Recognises a device. Proves nothing else. */
const DEVICE_COOKIE = 'callboard-device'

const ONE_YEAR = 365 * 24 * 60 * 60
const TOKEN_PATTERN = /^[\w-]{43}$/

/** The token in the device cookie; null without a valid one. */
function deviceToken(headers: Headers | undefined): string | null {
  const token = headers && parseCookies(headers).get(DEVICE_COOKIE)
  return token && TOKEN_PATTERN.test(token) ? token : null
}

/** The hash of the device token, as stored; null without a cookie. */
export function deviceHash(headers: Headers | undefined): string | null {
  const token = deviceToken(headers)
  return token && hashToken(token)
}

/**
 * Sets the device cookie, or renews the existing one for another year.
 * @returns the hash of its token, as stored
 */
export function rememberDevice(req: PayloadRequest): string {
  const token = deviceToken(req.headers) ?? newToken()
  addCookie(
    req,
    generateCookie<string>({
      name: DEVICE_COOKIE,
      httpOnly: true,
      maxAge: ONE_YEAR,
      path: '/',
      returnCookieAsObject: false,
      sameSite: 'Lax',
      secure: settings().SERVER_URL.startsWith('https:'),
      value: token,
    }),
  )
  return hashToken(token)
}

/** Adds a cookie to the response. */
export function addCookie(req: PayloadRequest, cookie: string): void {
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('Set-Cookie', cookie)
}
