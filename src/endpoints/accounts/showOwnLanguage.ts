import { generateCookie, type PayloadRequest } from 'payload'
import { languagesOf } from '../../database/accounts/profiles'
import { settings } from '../../lib/settings'
import { addCookie } from './device'

const ONE_YEAR = 365 * 24 * 60 * 60

/** Has this browser show the admin in the person's own language from now on, whoever used it before. */
export async function showOwnLanguage(req: PayloadRequest, userId: string): Promise<void> {
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
