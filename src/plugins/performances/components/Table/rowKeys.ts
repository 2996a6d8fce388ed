import type { KeyboardEvent } from 'react'

/**
 * Keyboard handler for a form nested in the form of a document: Enter submits it instead of the document, Escape
 * cancels. Buttons, lists and checkboxes keep their own keys.
 */
export const rowKeys =
  ({ onEnter, onEscape }: { onEnter: () => void; onEscape: () => void }) =>
  (event: KeyboardEvent): void => {
    if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return
    // React events also bubble from popovers and dialogs rendered in portals, which handle their own keys.
    if (!event.currentTarget.contains(event.target)) return
    if (event.key === 'Escape') {
      event.preventDefault()
      onEscape()
    } else if (event.key === 'Enter' && event.target.matches('input:not([type="checkbox"], [role="combobox"])')) {
      event.preventDefault()
      onEnter()
    }
  }
