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
/** What visitors never read as text. */
const UNREAD = new Set(['head', 'iframe', 'noscript', 'object', 'script', 'style', 'svg', 'template', 'title'])

/**
 * The text that a reader of HTML sees, a line for each block. Nothing of it is markup any more.
 * @param html from anybody
 */
export function plainText(html: string): string {
  let text = ''
  let unread = 0
  const parser = new Parser(
    {
      onclosetag(name) {
        if (UNREAD.has(name)) unread = Math.max(0, unread - 1)
        else if (BLOCKS.has(name)) text += '\n'
      },
      onopentag(name) {
        if (UNREAD.has(name)) unread++
        else if (BLOCKS.has(name) || name === 'br') text += '\n'
      },
      ontext(piece) {
        if (unread === 0) text += piece.replace(/\s+/g, ' ')
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

/** Text as HTML: a paragraph for each block of lines. */
export const htmlOfText = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * A text cut to a length at the end of a word, with an ellipsis that counts.
 * @param longest in characters, as fields count them
 */
export function cutText(text: string, longest: number | undefined): string {
  if (longest === undefined || text.length <= longest) return text
  const room = text.slice(0, longest - 1)
  const end = /\s/.test(text.charAt(longest - 1)) ? room.length : room.search(/\s\S*$/)
  const kept = (end > longest / 2 ? room.slice(0, end) : room)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/[\s,;:.–-]+$/, '')
  return `${kept}…`
}
