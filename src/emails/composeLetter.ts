import type { MailLanguage } from './queueMail'
import { toDisplayValues } from './names'
import { mailMessages } from './messages/catalogue'
import type { ContentOf, MailKind, LetterText } from './messages/MailMessages'

/** An email ready to be rendered. Names in it are isolated, see `pieces`. */
export interface Letter extends Omit<LetterText, 'subject'> {
  greeting: string
  /** The call to action, shown as a button. */
  action?: { label: string; link: string }
  /** Shown above the full URL. */
  orCopy: string
}

/** The subject and content of an email. */
export function composeLetter<Kind extends MailKind>(
  content: ContentOf<Kind>,
  product: string,
  language: MailLanguage,
): { subject: string; letter: Letter } {
  const { greeting, letters, orCopy } = mailMessages[language]
  const values = toDisplayValues(content, product, language)
  const { subject, ...written }: LetterText & { action?: string } = letters[content.template as Kind](values)
  const action = written.action && 'link' in content ? { label: written.action, link: content.link } : undefined
  return { letter: { ...written, action, greeting: greeting(values.name), orCopy }, subject }
}
