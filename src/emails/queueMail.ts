import { open, readKeyRing, seal } from '../lib/crypto/envelope'
import { settings } from '../lib/settings/index'
import type { MailContent } from './content'
import type { PayloadRequest } from 'payload'
import { languageOfAddress } from '../database/accounts/profiles'
import { dbOf } from '../database/connections'
import { queueJob } from '../database/queueJob'
import { createStored } from '@/database/documents/stored'

/** What a mail's contents are sealed for. */
const MAIL_PLACE = 'mails/sealed'

const keys = () => readKeyRing(settings().ENCRYPTION_KEYS)

/** What of a mail must not be read in the outbox: it carries links that let somebody in. */
export const sealMail = (content: MailContent, language: MailLanguage): string =>
  seal(keys(), JSON.stringify({ ...content, language }), MAIL_PLACE)

/**
 * Opens what `sealMail` made.
 * @throws CannotDecrypt
 */
export function openMail(sealed: string): { content: MailContent; language: MailLanguage } {
  const { language, ...content } = JSON.parse(open(keys(), sealed, MAIL_PLACE)) as MailContent & { language?: string }
  return { content, language: mailLanguage(language) }
}

/** The language that somebody reads mails in: their account's; without an account the given one; else English. */
export async function recipientLanguage(req: PayloadRequest, to: string, given?: string): Promise<MailLanguage> {
  return mailLanguage(await languageOfAddress(req, to.trim().toLowerCase()), given)
}

/** Languages in which mails are written: those of the admin itself. */
export const MAIL_LANGUAGES = ['en', 'es', 'ar'] as const

export type MailLanguage = (typeof MAIL_LANGUAGES)[number]

const RIGHT_TO_LEFT: readonly MailLanguage[] = ['ar']

export const directionOf = (language: MailLanguage): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr')

/** The first of the given codes in which mails are written; English where none is. */
export const mailLanguage = (...codes: (string | null | undefined)[]): MailLanguage =>
  codes.map((code) => MAIL_LANGUAGES.find((known) => known === code)).find((known) => known !== undefined) ?? 'en'

export interface QueuedMail {
  to: string
  content: MailContent
  /** The tenant in whose name it is sent. */
  tenantId?: string
  /** Language of somebody without an account. Default: en. */
  language?: string
}

/** How often it is tried to hand over a mail, over some 16 hours, before it counts as lost. */
export const MOST_TRIES = 12

/**
 * Writes a mail to the outbox and its job to the queue, both in the request's transaction: what is rolled back is
 * never sent, what is committed is. The language is settled here, while both the account and what the caller knows are
 * at hand, and stays: a mail that is sent again is the same letter under the same id.
 */
export async function queueMail(req: PayloadRequest, { content, language, tenantId, to }: QueuedMail): Promise<void> {
  const mail = await createStored(req, {
    collection: 'mails',
    data: {
      sealed: sealMail(content, await recipientLanguage(req, to, language)),
      status: 'queued',
      template: content.template,
      tenant: tenantId,
      to,
    },
  })
  const id = String(mail.id)
  await queueJob(await dbOf(req), 'sendMail', { id }, { key: `sendMail:${id}`, maxAttempts: MOST_TRIES })
}
