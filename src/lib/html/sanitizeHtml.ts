import type { DOMPurify } from 'dompurify'
import { isSmallEnoughToParse } from './isBounded'
import { createDomPurify } from './newPurifier'

const BASIC = ['a', 'b', 'blockquote', 'br', 'code', 'em', 'h3', 'h4', 'i', 'li', 'ol', 'p', 'strong', 'ul']

/** Everything that the editor of texts can hold, but for pictures. */
const TEXT = [...BASIC, ...'div h1 h2 h5 h6 hr s span strike sub sup table tbody td tfoot th thead tr u'.split(' ')]

let purifier: DOMPurify | undefined

/**
 * Removes all markup but basic formatting: paragraphs, headings, lists, emphasis and safe external links.
 * @param html untrusted HTML
 * @param kept `text` keeps all headings, tables, and links to write or call, too. Default: `basic`
 * @returns HTML that cannot run or load anything; if there are too many tags, the escaped source text
 */
export function sanitizeHtml(html: string, kept: 'basic' | 'text' = 'basic'): string {
  if (!isSmallEnoughToParse(html)) return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  purifier ??= createPurifier()
  return purifier.sanitize(html, {
    ALLOWED_ATTR: ['href', 'rel', 'target', ...(kept === 'text' ? ['start'] : [])],
    ALLOWED_TAGS: kept === 'text' ? TEXT : BASIC,
    ALLOWED_URI_REGEXP: kept === 'text' ? /^(?:https?:\/\/|mailto:|tel:)/i : /^https?:\/\//i,
    ALLOW_ARIA_ATTR: false,
    ADD_URI_SAFE_ATTR: ['start'],
    ALLOW_DATA_ATTR: false,
  })
}

function createPurifier(): DOMPurify {
  const purify = createDomPurify()
  purify.addHook('afterSanitizeAttributes', (element) => {
    element.removeAttribute('rel')
    element.removeAttribute('target')
    if (!element.hasAttribute('href')) return
    element.setAttribute('rel', 'noopener noreferrer')
    element.setAttribute('target', '_blank')
  })
  return purify
}
