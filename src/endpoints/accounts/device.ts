import { generateCookie, parseCookies, type PayloadRequest } from 'payload'
import { hashToken, newToken } from '../../lib/crypto/tokens'
import { settings } from '../../lib/settings'

/** By this a device is known again. It is no proof of anything but that. */
const DEVICE_COOKIE = 'callboard-device'

const ONE_YEAR = 365 * 24 * 60 * 60
const FORM = /^[\w-]{43}$/

/** The value of the device's cookie; null for one that has none. */
function deviceToken(headers: Headers | undefined): string | null {
  const token = headers && parseCookies(headers).get(DEVICE_COOKIE)
  return token && FORM.test(token) ? token : null
}

/** What is stored of a device; null for one without a cookie. */
export function deviceHash(headers: Headers | undefined): string | null {
  const token = deviceToken(headers)
  return token && hashToken(token)
}

/**
 * Gives the device its cookie, or keeps the one that it has for another year.
 * @returns what is stored of it
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

/** Sends a cookie with the answer. */
export function addCookie(req: PayloadRequest, cookie: string): void {
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('Set-Cookie', cookie)
}
