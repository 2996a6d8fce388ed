'use client'

import { useRef } from 'react'
import { focusTrail } from './focusTrail'

interface FocusHandlers {
  onCloseAutoFocus: (event: Event) => void
  onOpenAutoFocus: () => void
}

/**
 * Gives the focus back to what had it when a dialog opened: ours are opened by state, so Radix knows no trigger. Where
 * that is out of sight by then, as the entry of a menu is, what had it before gets it: the button of the menu.
 */
export function useReturnFocus(): FocusHandlers {
  const before = useRef<WeakRef<Element>[]>([])
  return {
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      before.current
        .map((one) => one.deref())
        .find(isInSight)
        ?.focus()
    },
    onOpenAutoFocus: () => {
      before.current = [...(document.activeElement ? [new WeakRef(document.activeElement)] : []), ...focusTrail()]
    },
  }
}

const isInSight = (element: Element | undefined): element is HTMLElement =>
  element instanceof HTMLElement &&
  element !== document.body &&
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true })
