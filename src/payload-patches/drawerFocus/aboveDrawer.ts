'use client'

import { useMemo } from 'react'

/**
 * Why: a drawer of Payload's takes back the focus that leaves its element, so nobody can type into a dialog or move
 * through a menu rendered elsewhere. Rendered into the drawer, they keep it.
 * Relies on: drawers being `dialog` elements, with a class that contains `--exit` while they close.
 * Ends with: drawers that allow focus in what is above them.
 * @param isOpen whether the dialog or menu is open; a drawer opened later is above it
 * @returns the drawer it belongs into; undefined if none is open
 */
export const useTopDrawer = (isOpen: boolean): HTMLElement | undefined =>
  useMemo(
    () =>
      isOpen && typeof document !== 'undefined'
        ? [...document.querySelectorAll<HTMLElement>('dialog[open]:not([class*="--exit"])')].at(-1)
        : undefined,
    [isOpen],
  )

/**
 * Props of Radix content that is closed by Escape.
 *
 * Why: on Escape, Payload closes its latest drawer, whatever is open above it, and the drawer prevents the default, so
 * that Radix does not close what is above.
 * Relies on: Payload listening in the bubbling phase, and Radix in the capturing one.
 * Ends with: Payload leaving alone an Escape that is not for its drawer.
 */
export const closeByEscape = (close: () => void) => ({
  onEscapeKeyDown: (event: Event): void => {
    event.preventDefault()
    event.stopPropagation()
    close()
  },
})
