import { textOfHtml } from '@/lib/html/textOfHtml'

const BLOCK = /<(?:br|div|h[1-6]|li|p|td)\b[^>]*>/i
const INLINE = /<\/?(?:a|b|em|i|span|strong|u)(?:\s[^>]*)?>/i
const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i

/**
 * The text of a cell. Exports of websites write HTML into cells (`Tom &amp; Jerry`, `<p>Doors at <b>7</b></p>`), which
 * fields for plain text would show as it stands.
 */
export function cellText(cell: string): string {
  if (BLOCK.test(cell)) return textOfHtml(cell, { isLinked: true })
  // Without blocks, lines are lines.
  return INLINE.test(cell) || REFERENCE.test(cell)
    ? cell
        .split('\n')
        .map((line) => textOfHtml(line, { isLinked: true }))
        .join('\n')
    : cell
}
