import { decodeHTMLStrict } from 'entities'
import { textOfHtml } from '@/lib/html/textOfHtml'

/** Elements that exports of websites leave in texts. Anything else in angle brackets may be meant. */
const HTML =
  /<\/?(?:a|b|blockquote|br|div|em|figure|h[1-6]|hr|i|img|li|ol|p|span|strong|td|u|ul)(?:\s[^<>]*=[^<>]*)?\s*\/?>/i
const BLOCK = /<(?:blockquote|br|div|figure|h[1-6]|hr|li|p|td)\b/i

/**
 * The text of a cell as people read it. Exports of websites hold HTML (`Romeo &amp; Juliet`, `<p>Doors at <b>7</b></p>`),
 * which fields for plain text would show as it stands.
 */
export function cellText(cell: string): string {
  const text = HTML.test(cell) ? cell : decodeHTMLStrict(cell)
  if (!HTML.test(text)) return text
  if (BLOCK.test(text)) return textOfHtml(text, { isLinked: true })
  // Without blocks, lines are lines.
  return text
    .split('\n')
    .map((line) => textOfHtml(line, { isLinked: true }))
    .join('\n')
}
