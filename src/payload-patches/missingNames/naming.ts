import { sentenceCase } from '@/lib/names/sentenceCase'
import type { MessageKey } from '@/i18n/en'
import type { Translator } from '@/i18n/createTranslator'

/** Fixes one Payload control. Runs after every change of the page, so it must be cheap and idempotent. */
export type Amend = (control: HTMLElement, t: Translator, payload: PayloadTranslator) => void

/** Payload's translation in the user's language; the key itself if there is none. */
export type PayloadTranslator = (key: string) => string

export const set = (control: HTMLElement, attribute: string, value: string): void => {
  if (control.getAttribute(attribute) !== value) control.setAttribute(attribute, value)
}

export const named =
  (key: MessageKey): Amend =>
  (control, t) =>
    set(control, 'aria-label', t(key))

/** Uses the label of the field. */
export const namedByField: Amend = (control) => {
  const label = fieldLabel(control)
  if (label) set(control, 'aria-label', label)
}

/** Names the time zone select of a date: "Start, time zone". */
export const namedAsZone: Amend = (control) => {
  const zone = textOf(control.closest('.timezone-picker-wrapper')?.querySelector('.field-label'))
  set(control, 'aria-label', [fieldLabel(control), zone].filter(Boolean).join(', '))
}

/** Names the button that clears a field. */
export const clearing: Amend = (control, t) =>
  set(control, 'aria-label', t('clearField', { field: fieldLabel(control) }))

/** Names a control of a row: a block, an array row, an image. */
export const onRow =
  (key: 'moreActionsFor' | 'move'): Amend =>
  (control, t) =>
    set(control, 'aria-label', t(key, { what: rowLabel(control) }))

/** Payload's translation keys for the buttons of the text editor, by button key. */
const EDITOR: Record<string, string> = {
  alignCenter: 'align:alignCenterLabel',
  alignJustify: 'align:alignJustifyLabel',
  alignLeft: 'align:alignLeftLabel',
  alignRight: 'align:alignRightLabel',
  blockquote: 'blockquote:label',
  horizontalRule: 'horizontalRule:label',
  indentDecrease: 'indent:decreaseLabel',
  indentIncrease: 'indent:increaseLabel',
  link: 'link:label',
  orderedList: 'orderedList:label',
  paragraph: 'paragraph:label',
  relationship: 'relationship:label',
  unorderedList: 'unorderedList:label',
  upload: 'upload:label',
}

const FORMATS = ['bold', 'inlineCode', 'italic', 'strikethrough', 'subscript', 'superscript', 'underline'] as const

/** The key (such as `indentDecrease`) is the only text that a button of the text editor has. */
export const namedByKey: Amend = (control, t, payload) => {
  const key = control.dataset.buttonKey ?? ''
  const format = FORMATS.find((name) => name === key)
  const fallback = sentenceCase(key)
  set(
    control,
    'aria-label',
    format ? t(`editor_${format}`) : EDITOR[key] ? payload(`lexical:${EDITOR[key]}`) : fallback,
  )
}

/**
 * "Choose Sunday, November 1st, 2026" becomes "Sunday, November 1, 2026": the name of an option must contain its
 * visible text.
 */
export const namedByDay: Amend = (day) =>
  set(
    day,
    'aria-label',
    (day.getAttribute('aria-label') ?? '').replace(/^Choose /, '').replace(/(\d)(st|nd|rd|th)\b/, '$1'),
  )

const ID = /^(ID:\s*)?[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Payload shows the id of a document without a title; CSS replaces it with the text from the attribute. */
export const setUntitled: Amend = (heading, t) => {
  const isId = ID.test(heading.textContent?.replace(/\s+/g, ' ').trim() ?? '')
  if (isId) {
    set(heading, 'data-untitled', t('untitled'))
    if (heading.matches('h1')) set(heading, 'aria-label', t('untitled'))
  } else if (heading.dataset.untitled) {
    delete heading.dataset.untitled
    heading.removeAttribute('aria-label')
  }
}

/** The label of a field, or the legend of a fieldset on our own screens. */
const fieldLabel = (control: HTMLElement): string =>
  textOf(
    control.closest('.field-type, .rich-text-lexical')?.querySelector('.field-label') ??
      control.closest('fieldset')?.querySelector('legend'),
  )

function rowLabel(control: HTMLElement): string {
  const row = control.closest('.upload--has-many__drag, .collapsible')
  const label = row?.querySelector('.upload-relationship-details__filename, .collapsible__header-wrap')
  const typed = label?.querySelector<HTMLInputElement>('input')?.value
  return [textOf(label), typed].filter(Boolean).join(' ')
}

/** The text of an element with its parts separated: "01 Hero" instead of "01Hero". */
function textOf(element: Element | null | undefined): string {
  if (!element) return ''
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) found.push(texts.currentNode.textContent ?? '')
  return found
    .join(' ')
    .replace(/[\s*—]+/g, ' ')
    .trim()
}
