import { render } from '@react-email/components'
import type { MailContent } from './content'
import { letterOf } from './letterOf'
import type { MailLanguage } from './mailLanguages'
import { unmarked } from './names'
import type { TenantHead } from './tenantHead'
import { LetterPage } from './templates/LetterPage'
import { textOf } from './textOf'
import { plainName } from '../lib/names/plainName'
import { allWords } from './words/allWords'

export interface RenderedMail {
  language: MailLanguage
  subject: string
  html: string
  text: string
  /** Shown inside of the letter, by `cid:`. */
  pictures: MailPicture[]
}

interface MailPicture {
  cid: string
  /** PNG. */
  content: Buffer
}

interface Circumstances {
  /** The provider's own last lines. */
  footer?: string
  language: MailLanguage
  /** Name of the installation. */
  product: string
  /** The site in whose name the mail is sent; none for the product's own. */
  tenant?: TenantHead | null
}

/** A mail as it is sent. */
export async function renderMail(
  content: MailContent,
  { footer, language, product, tenant }: Circumstances,
): Promise<RenderedMail> {
  const { letter, subject } = letterOf(content, product, language)
  const site = tenant && (plainName(tenant.name) || allWords[language].nameless)
  const sentFor = site ? allWords[language].sentFor({ product, site }) : undefined
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
  return { html, language, pictures, subject: unmarked(subject), text: textOf(letter, { footer, sender, sentFor }) }
}
