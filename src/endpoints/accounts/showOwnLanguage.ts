import { sql } from 'drizzle-orm'
import { generateCookie, type PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import { settings } from '../../lib/settings'
import { addCookie } from './device'

const ONE_YEAR = 365 * 24 * 60 * 60

/** Has this browser show the admin in the person's own language from now on, whoever used it before. */
export async function showOwnLanguage(req: PayloadRequest, userId: string): Promise<void> {
  const db = await dbOf(req)
  const { rows } = await db.execute<{ language: string | null }>(sql`select language from users where id = ${userId}::uuid`)
  const language = rows[0]?.language
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
