import type { Letter } from './composeLetter'
import { withoutIsolates } from './names'

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
