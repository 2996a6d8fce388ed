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
 */
export function plainText(html: string): string {
  let text = ''
  let hiddenDepth = 0
  const parser = new Parser(
    {
      onclosetag(name) {
        if (HIDDEN.has(name)) hiddenDepth = Math.max(0, hiddenDepth - 1)
        else if (BLOCKS.has(name)) text += '\n'
      },
      onopentag(name) {
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

/** Converts text to HTML, with a paragraph for each block of lines. */
export const htmlOfText = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Truncates text at a word boundary and appends an ellipsis, which counts towards the length.
 * @param longest maximum length in characters (UTF-16 code units, as fields count them)
 */
export function truncateText(text: string, longest: number | undefined): string {
  if (longest === undefined || text.length <= longest) return text
  const room = text.slice(0, longest - 1)
  const end = /\s/.test(text.charAt(longest - 1)) ? room.length : room.search(/\s\S*$/)
  const kept = (end > longest / 2 ? room.slice(0, end) : room)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/[\s,;:.–-]+$/, '')
  return `${kept}…`
}
