'use client'

import { useRef } from 'react'

const LENGTH = 24

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex], [contenteditable="true"]'

let trail: WeakRef<Element>[] = []

/** Clicks count too: Safari gives no focus to a button that is clicked. */
function note({ target }: Event): void {
  const thing = target instanceof Element && target.closest(FOCUSABLE)
  if (thing) trail = [...trail.filter((one) => one.deref() !== thing), new WeakRef(thing)].slice(-LENGTH)
}

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', note, true)
  document.addEventListener('click', note, true)
}

/** What had the focus lately, the latest first: the entry of a menu, and before it the button that opened the menu. */
const focusTrail = (): WeakRef<Element>[] => trail.toReversed()

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
