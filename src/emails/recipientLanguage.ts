import type { PayloadRequest } from 'payload'
import { languageOfAddress } from '../database/accounts/profiles'
import { mailLanguage, type MailLanguage } from './mailLanguages'

/** The language that somebody reads mails in: their account's; without an account the given one; else English. */
export async function recipientLanguage(req: PayloadRequest, to: string, given?: string): Promise<MailLanguage> {
  return mailLanguage(await languageOfAddress(req, to.trim().toLowerCase()), given)
}
