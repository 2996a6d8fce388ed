import { open, readKeyRing, seal } from '../lib/crypto/envelope'
import { settings } from '../lib/settings'
import type { MailContent } from './content'
import { mailLanguage, type MailLanguage } from './mailLanguages'

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
