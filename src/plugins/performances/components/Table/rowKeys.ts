import type { KeyboardEvent } from 'react'

/**
 * Keys of fields within the form of a document: Enter says yes here instead of there, Escape leaves. Buttons, lists and boxes
 * keep theirs.
 */
export const rowKeys =
  ({ onEnter, onEscape }: { onEnter: () => void; onEscape: () => void }) =>
  (event: KeyboardEvent): void => {
    if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return
    // What opens over the row is drawn elsewhere, and its keys are its own.
    if (!event.currentTarget.contains(event.target)) return
    if (event.key === 'Escape') {
      event.preventDefault()
      onEscape()
    } else if (event.key === 'Enter' && event.target.matches('input:not([type="checkbox"], [role="combobox"])')) {
      event.preventDefault()
      onEnter()
    }
  }
