import type { MailLanguage } from './queueMail'
import { valuesOf } from './names'
import { mailMessages } from './messages/catalogue'
import type { ContentOf, MailKind, Written } from './messages/MailMessages'

/** A letter as it is drawn. Names in it are marked, see `pieces`. */
export interface Letter extends Omit<Written, 'subject'> {
  greeting: string
  /** The one thing to do. */
  action?: { label: string; link: string }
  /** Stands above the link in full. */
  orCopy: string
}

/** Subject and letter of a mail. */
export function letterOf<Kind extends MailKind>(
  content: ContentOf<Kind>,
  product: string,
  language: MailLanguage,
): { subject: string; letter: Letter } {
  const { greeting, letters, orCopy } = mailMessages[language]
  const values = valuesOf(content, product, language)
  const { subject, ...written }: Written & { action?: string } = letters[content.template as Kind](values)
  const action = written.action && 'link' in content ? { label: written.action, link: content.link } : undefined
  return { letter: { ...written, action, greeting: greeting(values.name), orCopy }, subject }
}
