import {
  clearing,
  named,
  namedAsZone,
  namedByDay,
  namedByField,
  namedByKey,
  onRow,
  set,
  titled,
  type Amend,
} from './naming'
import { isTrashedTitle } from '../trashedTitles/trashedTitle'

/** A control of Payload's that a screen reader would announce wrongly or without a name, and what mends it. */
interface Amendment {
  selector: string
  amend: Amend
}

const NAMELESS = ':not([aria-label])'

/** Hidden from screen readers, yet reached by the Tab key: the control around it does the same by other keys. */
const skipped: Amend = (control) => {
  control.tabIndex = -1
}

/** A button may not hold buttons. It stays focusable, and its description says which keys move it. */
const grouped: Amend = (chip) => {
  set(chip, 'role', 'group')
  set(chip, 'aria-label', chip.textContent?.trim() ?? '')
}

/** A button inside what says it is a button: the inner one is the one to press, and the keys reach both. */
const unwrapped: Amend = (wrapper, t) => {
  set(wrapper, 'role', 'none')
  wrapper.removeAttribute('tabindex')
  wrapper.querySelector('button')?.setAttribute('aria-label', t('addNew'))
}

/** What lies in the trash cannot be opened: trying to would take people away from the document that refers to it. */
const unlessTrashed: Amend = (button, t) => {
  const file = button.closest('.upload-relationship-details')?.querySelector('.upload-relationship-details__filename')
  const title = file?.textContent ?? button.closest<HTMLElement>('[title]')?.title ?? ''
  button.style.display = isTrashedTitle(t, title) ? 'none' : ''
}

/** Payload names it in English, whatever the reader's language. */
const editing: Amend = (button, _, payload) =>
  set(
    button,
    'aria-label',
    payload('general:editLabel').replace('{{label}}', button.closest<HTMLElement>('[title]')?.title ?? ''),
  )

/** A list of Payload's is no landmark. */
const landmark: Amend = (content) => {
  if (!content.parentElement?.querySelector('main, [role=main]')) set(content, 'role', 'main')
}

/** Stands before what Payload says is the content. */
const documentHead: Amend = (head, t) => {
  set(head, 'role', 'region')
  set(head, 'aria-label', t('documentHead'))
}

/** The version that one compares with is chosen below words that say so. */
const namedAbove: Amend = (input) =>
  set(input, 'aria-label', input.closest('.view-version__version-from')?.querySelector('span')?.textContent ?? '')

/** Beside the name of its file, which would be read twice. */
const decorative: Amend = (picture) => set(picture, 'alt', '')

/** Right below the heading of the screen. */
const secondLevel: Amend = (heading) => set(heading, 'aria-level', '2')

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
  { amend: clearing, selector: `.date-time-picker__clear-button${NAMELESS}` },
  { amend: named('month'), selector: `.react-datepicker__month-select${NAMELESS}` },
  { amend: named('year'), selector: `.react-datepicker__year-select${NAMELESS}` },
  { amend: namedByDay, selector: '.react-datepicker__day[aria-label^="Choose"]' },
  { amend: namedByKey, selector: `button.toolbar-popup__button[data-button-key]${NAMELESS}` },
  { amend: namedAsZone, selector: `.timezone-picker .rs__input${NAMELESS}` },
  {
    amend: namedByField,
    selector:
      ':is(.rs__input, .react-datepicker__input-container input, .ContentEditable__root):not([aria-label], [aria-labelledby])',
  },
  // A name that is cut off is cut where it ends, whichever way the page reads.
  { amend: (last) => set(last, 'dir', 'auto'), selector: '.step-nav__last' },
  { amend: namedAbove, selector: `.view-version__version-from input[aria-autocomplete]${NAMELESS}` },
  { amend: titled, selector: ':is(.doc-header__title, .doc-drawer__header-text, .step-nav__last)' },
  { amend: skipped, selector: ':is(.dropdown-indicator, .clear-indicator)[aria-hidden=true]:not([tabindex="-1"])' },
  // Shows "Create New" and is announced as "Add new Media".
  { amend: (button) => button.removeAttribute('aria-label'), selector: '.list-header__create-new-button[aria-label]' },
  // Shows "Empty trash" and is announced with other words.
  { amend: (button) => button.removeAttribute('aria-label'), selector: '#empty-trash-button[aria-label]' },
  // "Versions 3" is announced as "Versions" only or with the number of before, and is a link in a list without being an entry of it.
  { amend: (tab) => tab.removeAttribute('aria-label'), selector: '.doc-tab[aria-label]' },
  { amend: (tabs) => set(tabs, 'role', 'group'), selector: 'ul.doc-tabs__tabs:not([role])' },
  // Where the link past the frame leads to.
  { amend: (content) => set(content, 'id', 'content'), selector: '.template-default__wrap > .app-header + :not([id])' },
  { amend: documentHead, selector: '.template-default__wrap > .doc-header:not([role])' },
  // Inside of what is the content of the screen, or of a dialog.
  { amend: (head) => set(head, 'role', 'none'), selector: 'header.list-header:not([role])' },
  // The first headings below a document's title. Those in the rows of others stay below them.
  {
    amend: (heading) => set(heading, 'aria-level', '2'),
    selector:
      ':is(.blocks-field, .array-field) > header h3:not([aria-level], .blocks-field__rows h3, .array-field__draggable-rows h3)',
  },
]
