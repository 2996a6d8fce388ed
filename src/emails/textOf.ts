import type { Letter } from './letterOf'
import { unmarked } from './names'

interface Frame {
  /** The provider's own last lines. */
  footer?: string
  /** In whose name the mail is sent. */
  sender: string
  /** Last line, where the sender is not the product. */
  sentFor?: string
}

/** A letter in plain text. */
export function textOf(
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
  return `${unmarked(parts.filter(Boolean).join('\n\n'))}\n`
}
