import {
  clearing,
  named,
  namedAsZone,
  namedByDay,
  namedByField,
  namedByKey,
  onRow,
  set,
  setUntitled,
  type Amend,
} from './naming'
import type { MessageKey } from '@/i18n/en'
import { isTrashedTitle } from '@/lib/content/trashedTitle'

/** A Payload control with a missing or wrong accessible name, and its fix. */
interface Amendment {
  selector: string
  amend: Amend
}

const NAMELESS = ':not([aria-label])'

/**
 * Removes a control from the tab order that is hidden from screen readers; the surrounding control offers the same by
 * keyboard.
 */
const skipped: Amend = (control) => {
  control.tabIndex = -1
}

/** A button must not contain buttons. It stays focusable, and its description explains the keys that move it. */
const grouped: Amend = (chip) => {
  set(chip, 'role', 'group')
  set(chip, 'aria-label', chip.textContent?.trim() ?? '')
}

/** Removes the button role of a wrapper around a button: the inner one is the control to press. */
const unwrapped: Amend = (wrapper, t) => {
  set(wrapper, 'role', 'none')
  wrapper.removeAttribute('tabindex')
  wrapper.querySelector('button')?.setAttribute('aria-label', t('addNew'))
}

/** Hides the link to a trashed document, which cannot be opened and would take users away from the current document. */
const unlessTrashed: Amend = (button, t) => {
  const file = button.closest('.upload-relationship-details')?.querySelector('.upload-relationship-details__filename')
  const title = file?.textContent ?? button.closest<HTMLElement>('[title]')?.title ?? ''
  button.style.display = isTrashedTitle(t, title) ? 'none' : ''
}

/** Payload's name is always in English. */
const editing: Amend = (button, _, payload) =>
  set(
    button,
    'aria-label',
    payload('general:editLabel').replace('{{label}}', button.closest<HTMLElement>('[title]')?.title ?? ''),
  )

/** Payload's lists have no main landmark. */
const landmark: Amend = (content) => {
  if (!content.parentElement?.querySelector('main, [role=main]')) set(content, 'role', 'main')
}

/** The document header is outside the element that Payload marks as main content. */
const documentHead: Amend = (head, t) => {
  set(head, 'role', 'region')
  set(head, 'aria-label', t('documentHead'))
}

/** Names the version select after the text above it. */
const namedAbove: Amend = (input) =>
  set(input, 'aria-label', input.closest('.view-version__version-from')?.querySelector('span')?.textContent ?? '')

/** Next to the file name, which would be read twice. */
const decorative: Amend = (picture) => set(picture, 'alt', '')

/** Directly below the heading of the screen. */
const secondLevel: Amend = (heading) => set(heading, 'aria-level', '2')

/** Replaces the text of a button, and its name with it. */
const renamed =
  (key: MessageKey): Amend =>
  (button, t) => {
    const text = button.querySelector('span')?.firstChild
    if (text && text.nodeValue !== t(key)) text.nodeValue = t(key)
    set(button, 'aria-label', t(key))
  }

let labels = 0

/** In a drawer, Payload's label refers to an id that no control has, or to the control behind the drawer. */
const connected: Amend = (label) => {
  const control = label.parentElement?.querySelector<HTMLElement>('input, textarea')
  if (!control) return
  label.id ||= `drawer-label-${(labels += 1)}`
  if (!control.matches('[aria-label], [role=combobox]')) set(control, 'aria-labelledby', label.id)
  label.onclick = (event) => {
    event.preventDefault()
    control.focus()
  }
}

/**
 * A column is shown or hidden, so it is a checkbox: Space presses it. Payload's button can only be dragged by keyboard,
 * which Enter still does.
 */
const column: Amend = (pill) => {
  set(pill, 'role', 'checkbox')
  pill.removeAttribute('aria-describedby')
  pill.removeAttribute('aria-roledescription')
  pill.onkeydown = (event) => {
    // The browser presses the button, unless the drag and drop around it takes the key.
    if (event.code === 'Space' && !pill.matches('.pill--is-dragging')) event.stopPropagation()
  }
}

/** Announced as "text dropdown" in every language, also when it shows what is chosen. */
const namedByText: Amend = (button) => {
  if (button.textContent?.trim()) button.removeAttribute('aria-label')
}

export const AMENDMENTS: Amendment[] = [
  { amend: named('previousPage'), selector: `button.clickable-arrow--left${NAMELESS}` },
  { amend: named('nextPage'), selector: `button.clickable-arrow--right${NAMELESS}` },
  { amend: named('selectAll'), selector: '#select-all:is(:not([aria-label]), [aria-label=""])' },
  { amend: named('selectRow'), selector: '.table input[type=checkbox][aria-label=""]' },
  { amend: named('edit'), selector: `button.upload-relationship-details__edit${NAMELESS}` },
  {
    amend: named('remove'),
    selector: `:is(button.upload-relationship-details__remove, button.file-details__remove)${NAMELESS}`,
  },
  { amend: named('copyAddress'), selector: `button.copy-to-clipboard${NAMELESS}` },
  { amend: named('moreActions'), selector: `.doc-controls .popup-button${NAMELESS}` },
  { amend: named('copyOrPaste'), selector: `.clipboard-action__popup .popup-button${NAMELESS}` },
  { amend: decorative, selector: '.cell-filename .file__thumbnail img:not([alt=""])' },
  { amend: secondLevel, selector: '.no-results h3:not([aria-level])' },
  { amend: landmark, selector: '.template-default__wrap > .app-header + div:not(.doc-header, [role])' },
  { amend: editing, selector: 'button.relationship--multi-value-label__drawer-toggler' },
  {
    amend: unlessTrashed,
    selector:
      'button:is(.relationship--single-value__drawer-toggler, .relationship--multi-value-label__drawer-toggler, .upload-relationship-details__edit)',
  },
  { amend: onRow('moreActionsFor'), selector: '.array-actions__button' },
  { amend: onRow('move'), selector: ':is(.collapsible__drag, .upload--has-many__drag)[role=button]' },
  { amend: unwrapped, selector: '.relationship-add-new .popup-button--custom[role=button]' },
  { amend: grouped, selector: '.rs__multi-value[role=button]' },
  { amend: connected, selector: '.drawer__content .field-type > label.field-label[for]' },
  { amend: column, selector: '.pill-selector__pill:not([role=checkbox])' },
  { amend: clearing, selector: `.date-time-picker__clear-button${NAMELESS}` },
  { amend: named('month'), selector: `.react-datepicker__month-select${NAMELESS}` },
  { amend: named('year'), selector: `.react-datepicker__year-select${NAMELESS}` },
  { amend: renamed('monthPrevious'), selector: '.react-datepicker__navigation--previous' },
  { amend: renamed('monthNext'), selector: '.react-datepicker__navigation--next' },
  { amend: namedByDay, selector: '.react-datepicker__day[aria-label^="Choose"]' },
  { amend: namedByKey, selector: `button.toolbar-popup__button[data-button-key]${NAMELESS}` },
  { amend: namedByText, selector: 'button.toolbar-popup__dropdown[aria-label]' },
  { amend: namedAsZone, selector: `.timezone-picker .rs__input${NAMELESS}` },
  {
    amend: namedByField,
    selector:
      ':is(.rs__input, .react-datepicker__input-container input, .ContentEditable__root):not([aria-label], [aria-labelledby])',
  },
  // A truncated name is cut at its end, whatever the direction of the page.
  { amend: (last) => set(last, 'dir', 'auto'), selector: '.step-nav__last' },
  { amend: namedAbove, selector: `.view-version__version-from input[aria-autocomplete]${NAMELESS}` },
  { amend: setUntitled, selector: ':is(.doc-header__title, .doc-drawer__header-text)' },
  { amend: skipped, selector: ':is(.dropdown-indicator, .clear-indicator)[aria-hidden=true]:not([tabindex="-1"])' },
  // Shows "Create New" but is announced as "Add new Media".
  { amend: (button) => button.removeAttribute('aria-label'), selector: '.list-header__create-new-button[aria-label]' },
  // Shows "Empty trash" but is announced differently.
  { amend: (button) => button.removeAttribute('aria-label'), selector: '#empty-trash-button[aria-label]' },
  // "Versions 3" is announced as "Versions" or with an outdated number, and is a link in a list without being a list
  // item.
  { amend: (tab) => tab.removeAttribute('aria-label'), selector: '.doc-tab[aria-label]' },
  { amend: (tabs) => set(tabs, 'role', 'group'), selector: 'ul.doc-tabs__tabs:not([role])' },
  // Target of the skip link.
  { amend: (content) => set(content, 'id', 'content'), selector: '.template-default__wrap > .app-header + :not([id])' },
  { amend: documentHead, selector: '.template-default__wrap > .doc-header:not([role])' },
  // Inside the main content of the screen, or of a dialog.
  { amend: (head) => set(head, 'role', 'none'), selector: 'header.list-header:not([role])' },
  // The first headings below a document's title. Headings in rows stay below them.
  {
    amend: (heading) => set(heading, 'aria-level', '2'),
    selector:
      ':is(.blocks-field > header h3, .array-field > header h3, .group-field__title):not([aria-level], .blocks-field__rows h3, .array-field__draggable-rows h3)',
  },
]
