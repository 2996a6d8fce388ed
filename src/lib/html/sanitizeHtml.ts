import type { DOMPurify } from 'dompurify'
import { isSmallEnoughToParse } from './isBounded'
import { createDomPurify } from './newPurifier'

const TAGS = ['a', 'b', 'blockquote', 'br', 'code', 'em', 'h3', 'h4', 'i', 'li', 'ol', 'p', 'strong', 'ul']

let purifier: DOMPurify | undefined

/**
 * Removes all markup but basic formatting: paragraphs, headings, lists, emphasis and safe external links.
 * @param html untrusted HTML
 * @returns HTML that cannot run or load anything; if there are too many tags, the escaped source text
 */
export function sanitizeHtml(html: string): string {
  if (!isSmallEnoughToParse(html)) return html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  purifier ??= createPurifier()
  return purifier.sanitize(html, {
    ALLOWED_ATTR: ['href', 'rel', 'target'],
    ALLOWED_TAGS: TAGS,
    ALLOWED_URI_REGEXP: /^https?:\/\//i,
    ALLOW_ARIA_ATTR: false,
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
