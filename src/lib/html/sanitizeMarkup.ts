import type { DOMPurify } from 'dompurify'
import { isSmallEnoughToParse } from './isBounded'
import { createDomPurify } from './newPurifier'

/**
 * Additional forbidden elements: they could change the style of the whole page, submit data, or imitate the browser.
 */
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

/** Prefix of every id, so that none conflicts with those of the page. */
const PREFIX = 'user-content-'

/** Creating a window takes about 20 ms. One is reused, unless it was interrupted while sanitizing. */
let purifier: DOMPurify | undefined
let isBusy = false

/** Creates the purifier in advance, so that the first call is not slower. */
export function prepareMarkup(): void {
  freePurifier()
}

function freePurifier(): DOMPurify {
  if (purifier && !isBusy) return purifier
  purifier = createPurifier()
  isBusy = false
  return purifier
}

/**
 * Keeps visible HTML only: text, links, images, tables, media. Removes everything that runs, submits, styles or covers
 * the surrounding page.
 * @param html HTML from a developer of a site
 * @throws if there are too many tags or they are nested too deeply
 */
export function sanitizeMarkup(html: string): string {
  if (!isSmallEnoughToParse(html)) throw new Error('it has too many tags, or too many within each other')
  const free = freePurifier()
  isBusy = true
  const clean = free.sanitize(html, {
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

function createPurifier(): DOMPurify {
  const purify = createDomPurify()
  purify.addHook('afterSanitizeAttributes', (element) => {
    const href = element.getAttribute('href')
    if (href?.startsWith('#') && href.length > 1) element.setAttribute('href', `#${PREFIX}${href.slice(1)}`)
  })
  return purify
}
