'use client'

import { useEffect, useEffectEvent, useMemo } from 'react'

/** Marks what is open above a drawer; the latest is last. */
const layers: symbol[] = []

/**
 * Keeps the focus in a dialog or menu above a drawer of Payload's, and closes it by Escape.
 *
 * Why: a drawer takes back the focus that leaves its element, so nobody can type into a dialog or move through a menu
 * rendered elsewhere. Rendered into the drawer, they keep it. And an Escape closes the latest drawer, whatever is open
 * above it, and ends the drawer's hold on the focus.
 * Relies on: drawers being `dialog` elements, with a class that contains `--exit` while they close; Payload and its
 * focus trap listening for Escape on `document`.
 * Ends with: drawers that allow focus in what is above them, and leave alone an Escape that is not for them.
 * @param isOpen whether the dialog or menu is open; a drawer opened later is above it
 * @returns the drawer it belongs into; undefined if none is open
 */
export function useAboveDrawer(isOpen: boolean, close: () => void): HTMLElement | undefined {
  const drawer = useMemo(() => (isOpen && typeof document !== 'undefined' ? topDrawer() : undefined), [isOpen])
  const onEscape = useEffectEvent(close)
  useEffect(() => {
    if (!drawer) return
    const layer = Symbol('layer')
    layers.push(layer)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || layers.at(-1) !== layer) return
      event.preventDefault()
      event.stopImmediatePropagation()
      onEscape()
    }
    window.addEventListener('keydown', onKey, true)
    return () => {
      window.removeEventListener('keydown', onKey, true)
      layers.splice(layers.indexOf(layer), 1)
    }
  }, [drawer])
  return drawer
}

/** The drawer that is open above all others and is not closing. */
export const topDrawer = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('dialog[open]:not([class*="--exit"])')].at(-1)
