import { Parser } from 'htmlparser2'

const BLOCKS = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'dd',
  'div',
  'dl',
  'dt',
  'figcaption',
  'figure',
  'footer',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'li',
  'main',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'table',
  'td',
  'th',
  'tr',
  'ul',
])
/** Elements whose content is never displayed as text. */
const HIDDEN = new Set(['head', 'iframe', 'noscript', 'object', 'script', 'style', 'svg', 'template', 'title'])

/**
 * Extracts the visible text of HTML, one line per block. The result contains no markup.
 * @param html untrusted HTML
 * @param isLinked whether the addresses of links follow their text in brackets. Default: false
 */
export function textOfHtml(html: string, { isLinked = false } = {}): string {
  let text = ''
  let hiddenDepth = 0
  let link = { address: '', start: 0 }
  const parser = new Parser(
    {
      onclosetag(name) {
        if (HIDDEN.has(name)) hiddenDepth = Math.max(0, hiddenDepth - 1)
        else if (BLOCKS.has(name)) text += '\n'
        else if (name === 'a' && link.address && text.slice(link.start).trim() !== link.address)
          text += ` (${link.address})`
      },
      onopentag(name, { href = '' }) {
        if (name === 'a') link = { address: isLinked && /^https?:/i.test(href) ? href : '', start: text.length }
        if (HIDDEN.has(name)) hiddenDepth++
        else if (BLOCKS.has(name) || name === 'br') text += '\n'
      },
      ontext(piece) {
        if (hiddenDepth === 0) text += piece.replace(/\s+/g, ' ')
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return text
    .split('\n')
    .map((line) => line.replace(/[\s\u00A0]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}
