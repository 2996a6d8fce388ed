import type { WordKey } from '../../../i18n/en'
import type { Translator } from '../../../i18n/translator'

/** A control of Payload's that a screen reader would announce wrongly or without a name, and what mends it. */
interface Amendment {
  selector: string
  amend: (control: HTMLElement, t: Translator) => void
}

const named =
  (word: WordKey): Amendment['amend'] =>
  (control, t) =>
    control.setAttribute('aria-label', t(word))

/** Named like the field that it belongs to. */
const namedByField: Amendment['amend'] = (control) => {
  const label = control.closest('.field-type, .rich-text-lexical')?.querySelector('.field-label')?.textContent?.trim()
  if (label) control.setAttribute('aria-label', label)
}

/** `indentDecrease` is the only word that a button of the text editor has. */
const namedByKey: Amendment['amend'] = (control) => {
  const words = (control.dataset.buttonKey ?? '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  control.setAttribute('aria-label', words.charAt(0).toUpperCase() + words.slice(1))
}

/** Hidden from screen readers, yet reached by the Tab key: the control around it does the same by other keys. */
const skipped: Amendment['amend'] = (control) => {
  control.tabIndex = -1
}

export const AMENDMENTS: Amendment[] = [
  { amend: named('previousPage'), selector: 'button.clickable-arrow--left:not([aria-label])' },
  { amend: named('nextPage'), selector: 'button.clickable-arrow--right:not([aria-label])' },
  { amend: named('selectRow'), selector: '.table input[type=checkbox][aria-label=""]' },
  { amend: named('selectAll'), selector: '#select-all:is(:not([aria-label]), [aria-label=""])' },
  { amend: named('edit'), selector: 'button.upload-relationship-details__edit:not([aria-label])' },
  { amend: named('remove'), selector: 'button.upload-relationship-details__remove:not([aria-label])' },
  { amend: named('moreActions'), selector: '.doc-controls .popup-button:not([aria-label])' },
  { amend: namedByKey, selector: 'button.toolbar-popup__button[data-button-key]:not([aria-label])' },
  { amend: namedByField, selector: ':is(.rs__input, .react-datepicker__input-container input, .ContentEditable__root):not([aria-label], [aria-labelledby])' },
  { amend: skipped, selector: ':is(.dropdown-indicator, .clear-indicator)[aria-hidden=true]:not([tabindex="-1"])' },
  // "Versions 3" is announced as "Versions" only, and is a link in a list without being an entry of it.
  { amend: (tab) => tab.setAttribute('aria-label', tab.textContent?.trim() ?? ''), selector: '.doc-tab[aria-label="Versions"]:has(.pill-version-count)' },
  { amend: (tabs) => tabs.setAttribute('role', 'group'), selector: 'ul.doc-tabs__tabs:not([role])' },
]
