import { sentenceCase } from '../../lib/names/sentenceCase'
import type { WordKey } from '../../i18n/en'
import type { Translator } from '../../i18n/say'

/** Mends one control of Payload's. Runs again after every change of the page, so it must be cheap and come to the same. */
export type Amend = (control: HTMLElement, t: Translator, payload: PayloadWords) => void

/** A text of Payload's in the reader's language; the key itself where there is none. */
export type PayloadWords = (key: string) => string

export const set = (control: HTMLElement, attribute: string, value: string): void => {
  if (control.getAttribute(attribute) !== value) control.setAttribute(attribute, value)
}

export const named =
  (word: WordKey): Amend =>
  (control, t) =>
    set(control, 'aria-label', t(word))

/** Named like the field that it belongs to. */
export const namedByField: Amend = (control) => {
  const label = fieldLabel(control)
  if (label) set(control, 'aria-label', label)
}

/** The zone beside a date: "Start, time zone". */
export const namedAsZone: Amend = (control) => {
  const zone = words(control.closest('.timezone-picker-wrapper')?.querySelector('.field-label'))
  set(control, 'aria-label', [fieldLabel(control), zone].filter(Boolean).join(', '))
}

/** Clears the field that it belongs to. */
export const clearing: Amend = (control, t) =>
  set(control, 'aria-label', t('clearField', { field: fieldLabel(control) }))

/** Does something with the row that it stands in: a block, an entry of a list, a picture. */
export const onRow =
  (word: 'moreActionsFor' | 'move'): Amend =>
  (control, t) =>
    set(control, 'aria-label', t(word, { what: rowLabel(control) }))

/** Payload's words for what the buttons of the text editor do, by key. */
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

/** `indentDecrease` is the only word that a button of the text editor has. */
export const namedByKey: Amend = (control, t, payload) => {
  const key = control.dataset.buttonKey ?? ''
  const format = FORMATS.find((one) => one === key)
  const words = sentenceCase(key)
  set(control, 'aria-label', format ? t(`editor_${format}`) : EDITOR[key] ? payload(`lexical:${EDITOR[key]}`) : words)
}

/** "Choose Sunday, November 1st, 2026": an option that shows a 1 must have a 1 in its name. */
export const namedByDay: Amend = (day) =>
  set(
    day,
    'aria-label',
    (day.getAttribute('aria-label') ?? '').replace(/^Choose /, '').replace(/(\d)(st|nd|rd|th)\b/, '$1'),
  )

const ID = /^(ID:\s*)?[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** A document that has no title yet is called by its id; the words come from the attribute, by CSS. */
export const titled: Amend = (heading, t) => {
  const isId = ID.test(heading.textContent?.replace(/\s+/g, ' ').trim() ?? '')
  if (isId) {
    set(heading, 'data-untitled', t('untitled'))
    if (heading.matches('h1')) set(heading, 'aria-label', t('untitled'))
  } else if (heading.dataset.untitled) {
    delete heading.dataset.untitled
    heading.removeAttribute('aria-label')
  }
}

/** Of a document's field, or of a control of Payload's on a screen of ours. */
const fieldLabel = (control: HTMLElement): string =>
  words(
    control.closest('.field-type, .rich-text-lexical')?.querySelector('.field-label') ??
      control.closest('fieldset')?.querySelector('legend'),
  )

function rowLabel(control: HTMLElement): string {
  const row = control.closest('.upload--has-many__drag, .collapsible')
  const label = row?.querySelector('.upload-relationship-details__filename, .collapsible__header-wrap')
  const typed = label?.querySelector<HTMLInputElement>('input')?.value
  return [words(label), typed].filter(Boolean).join(' ')
}

/** The text of an element, its parts apart: "01 Hero" and not "01Hero". */
function words(element: Element | null | undefined): string {
  if (!element) return ''
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) found.push(texts.currentNode.textContent ?? '')
  return found
    .join(' ')
    .replace(/[\s*—]+/g, ' ')
    .trim()
}
