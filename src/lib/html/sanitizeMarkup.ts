import type { DOMPurify } from 'dompurify'
import { isBounded } from './isBounded'
import { newPurifier } from './newPurifier'

/** Beside what no profile of HTML has: what changes the look of the whole page, sends something, or stands for the browser. */
const FORBIDDEN_TAGS = [
  'button',
  'datalist',
  'dialog',
  'fieldset',
  'form',
  'input',
  'legend',
  'optgroup',
  'option',
  'output',
  'select',
  'slot',
  'style',
  'template',
  'textarea',
]
const FORBIDDEN_ATTRIBUTES = [
  'accesskey',
  'autofocus',
  'autoplay',
  'name',
  'popover',
  'popovertarget',
  'style',
  'tabindex',
]

/** Put before every id, so that none is one of the page's own. */
const PREFIX = 'user-content-'

/** A window costs some 20 ms; one is enough, until one was left in the middle of its work. */
let purifier: DOMPurify | undefined
let isBusy = false

/** Makes the window, so that the first text is cleaned as fast as the others. */
export function prepareMarkup(): void {
  if (purifier && !isBusy) return
  purifier = makePurifier()
  isBusy = false
}

/**
 * Leaves of HTML what shows something: text, links, pictures, tables, media. Nothing that runs, sends, styles or covers
 * the page around it.
 * @param html from a developer of a site
 * @throws when it has more tags, or more within each other, than a page has
 */
export function sanitizeMarkup(html: string): string {
  if (!isBounded(html)) throw new Error('it has too many tags, or too many within each other')
  prepareMarkup()
  isBusy = true
  const clean = purifier!.sanitize(html, {
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[/#?]|[^:]*$)/i,
    ALLOW_DATA_ATTR: false,
    FORBID_ATTR: FORBIDDEN_ATTRIBUTES,
    FORBID_TAGS: FORBIDDEN_TAGS,
    SANITIZE_NAMED_PROPS: true,
    USE_PROFILES: { html: true },
  })
  isBusy = false
  return clean
}

function makePurifier(): DOMPurify {
  const purify = newPurifier()
  purify.addHook('afterSanitizeAttributes', (element) => {
    const href = element.getAttribute('href')
    if (href?.startsWith('#') && href.length > 1) element.setAttribute('href', `#${PREFIX}${href.slice(1)}`)
  })
  return purify
}
