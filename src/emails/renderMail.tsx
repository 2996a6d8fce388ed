import { render } from '@react-email/components'
import type { MailContent } from './content'
import { composeLetter, type Letter } from './composeLetter'
import type { MailLanguage } from './queueMail'
import { withoutIsolates } from './names'
import type { TenantHead } from './tenantHead'
import { LetterPage } from './templates/LetterPage'
import { sanitizeName } from '@/lib/names/sanitizeName'
import { mailMessages } from './messages/catalogue'

interface Frame {
  /** Footer text set by the provider. */
  footer?: string
  /** Name of the sender. */
  sender: string
  /** Last line if the sender is not the product. */
  sentFor?: string
}

/** Renders an email as plain text. */
export function renderPlainText(
  { action, facts, footnote, greeting, heading, paragraphs }: Letter,
  { footer, sender, sentFor }: Frame,
): string {
  const parts = [
    sender,
    heading,
    greeting,
    ...paragraphs,
    facts?.join('\n'),
    action && `${action.label}:\n${action.link}`,
    [footnote, sentFor].filter(Boolean).join('\n'),
    footer,
  ]
  return `${withoutIsolates(parts.filter(Boolean).join('\n\n'))}\n`
}

export interface RenderedMail {
  language: MailLanguage
  subject: string
  html: string
  text: string
  /** Inline images, referenced by `cid:`. */
  pictures: MailPicture[]
}

interface MailPicture {
  cid: string
  /** PNG. */
  content: Buffer
}

interface RenderOptions {
  /** Footer text set by the provider. */
  footer?: string
  language: MailLanguage
  /** Product name of the installation. */
  product: string
  /** The tenant on whose behalf the email is sent; undefined for emails of the product itself. */
  tenant?: TenantHead | null
}

/** Renders an email. */
export async function renderMail(
  content: MailContent,
  { footer, language, product, tenant }: RenderOptions,
): Promise<RenderedMail> {
  const { letter, subject } = composeLetter(content, product, language)
  const site = tenant && (sanitizeName(tenant.name) || mailMessages[language].nameless)
  const sentFor = site ? mailMessages[language].sentFor({ product, site }) : undefined
  const sender = site ?? product
  const pictures = tenant?.picture ? [{ cid: 'sender@callboard', content: tenant.picture }] : []
  const html = await render(
    <LetterPage
      footer={footer}
      language={language}
      letter={letter}
      picture={pictures[0]?.cid}
      sender={sender}
      sentFor={sentFor}
    />,
  )
  return {
    html,
    language,
    pictures,
    subject: withoutIsolates(subject),
    text: renderPlainText(letter, { footer, sender, sentFor }),
  }
}
