import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../database/dbOf'
import { mailLanguage, type MailLanguage } from './mailLanguages'

/** The language that somebody reads mails in: their account's; without an account the given one; else English. */
export async function recipientLanguage(req: PayloadRequest, to: string, given?: string): Promise<MailLanguage> {
  const db = await dbOf(req)
  const { rows } = await db.execute<{ language: string | null }>(sql`select language from users where email = ${to.trim().toLowerCase()}`)
  return mailLanguage(rows[0]?.language, given)
}
