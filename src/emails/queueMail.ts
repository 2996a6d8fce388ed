import { open, readKeyRing, seal } from '@/lib/crypto/envelope'
import { settings } from '@/lib/settings/index'
import type { MailContent } from './content'
import type { PayloadRequest } from 'payload'
import { readLanguagesOfAddresses } from '@/database/accounts/profiles'
import { createManyStored } from '@/database/bulk/createMany'
import { dbOf } from '@/database/connections'
import { queueJobs } from '@/database/jobs/queue'
import { ADMIN_LANGUAGES, type AdminLanguage } from '@/lib/languages/adminLanguages'
import { toEmailAddress } from '@/lib/accounts/emailAddress'

/** Context that the encrypted content is bound to. */
const MAIL_PLACE = 'mails/sealed'

const keys = () => readKeyRing(settings().ENCRYPTION_KEYS)

/** Encrypts the content of an email, because it may contain links that grant access. */
const sealMail = (content: MailContent, language: MailLanguage): string =>
  seal(keys(), JSON.stringify({ ...content, language }), MAIL_PLACE)

/**
 * Decrypts the result of `sealMail`.
 * @throws CannotDecrypt
 */
export function openMail(sealed: string): { content: MailContent; language: MailLanguage } {
  const { language, ...content } = JSON.parse(open(keys(), sealed, MAIL_PLACE)) as MailContent & { language?: string }
  return { content, language: mailLanguage(language) }
}

/** Languages of emails: those of the admin. */
export type MailLanguage = AdminLanguage

const RIGHT_TO_LEFT: readonly MailLanguage[] = ['ar']

export const directionOf = (language: MailLanguage): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr')

/** The first given code that is a language of emails; English if there is none. */
export const mailLanguage = (...codes: (string | null | undefined)[]): MailLanguage =>
  codes.map((code) => ADMIN_LANGUAGES.find((known) => known === code)).find((known) => known !== undefined) ?? 'en'

export interface QueuedMail {
  to: string
  content: MailContent
  /** The tenant on whose behalf the email is sent. */
  tenantId?: string
  /** Language of recipients without an account. Default: en. */
  language?: string
}

/** Maximum number of delivery attempts, over about 16 hours, before the email is marked as failed. */
export const MAX_ATTEMPTS = 12

/**
 * Adds an email to the outbox and its job to the queue, both in the request's transaction: it is sent if and only if
 * the transaction commits. The language is fixed here, where both the account and the fallback are known, so a retry
 * sends the identical email with the same id.
 */
export const queueMail = (req: PayloadRequest, mail: QueuedMail): Promise<void> => queueMails(req, [mail])

/** The same for several emails, in as many statements as for one. */
export async function queueMails(req: PayloadRequest, mails: QueuedMail[]): Promise<void> {
  const addressed = mails.map((mail) => ({ ...mail, to: toEmailAddress(mail.to) ?? mail.to }))
  const languages = await readLanguagesOfAddresses(
    req,
    addressed.map(({ to }) => to.toLowerCase()),
  )
  const ids = await createManyStored(
    req,
    'mails',
    addressed.map(({ content, language, tenantId, to }) => ({
      // That of the recipient's account, else the given one, else English.
      sealed: sealMail(content, mailLanguage(languages.get(to.toLowerCase()), language)),
      status: 'queued',
      template: content.template,
      tenant: tenantId,
      to,
    })),
  )
  await queueJobs(
    await dbOf(req),
    'sendMail',
    ids.map((id) => ({ input: { id }, key: `sendMail:${id}` })),
    { maxAttempts: MAX_ATTEMPTS },
  )
}
