import { render } from '@react-email/components'
import { letterOf } from './letterOf'
import type { MailContent } from './content'
import { Letter } from './templates/Letter'

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

/** A mail as it is sent. */
export async function renderMail(content: MailContent, product: string): Promise<RenderedMail> {
  const { letter, subject } = letterOf(content, product)
  const [html, text] = await Promise.all([render(<Letter {...letter} />), render(<Letter {...letter} />, { plainText: true })])
  return { html, subject, text }
}
