'use client'

import { useRef } from 'react'

const TRAIL_LENGTH = 24

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex], [contenteditable="true"]'

let trail: WeakRef<Element>[] = []

/** Records clicks too: Safari does not focus a button that is clicked. */
function recordFocus({ target }: Event): void {
  const focusable = target instanceof Element && target.closest(FOCUSABLE)
  if (focusable)
    trail = [...trail.filter((ref) => ref.deref() !== focusable), new WeakRef(focusable)].slice(-TRAIL_LENGTH)
}

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', recordFocus, true)
  document.addEventListener('click', recordFocus, true)
}

/** Recently focused elements, latest first: for a menu, its entry and then the button that opened it. */
const focusTrail = (): WeakRef<Element>[] => trail.toReversed()

interface FocusHandlers {
  onCloseAutoFocus: (event: Event) => void
  onOpenAutoFocus: () => void
}

/**
 * Returns the focus to the element that had it when a dialog opened: dialogs are opened by state, so Radix knows no
 * trigger. If that element is no longer visible, such as a menu entry, the one focused before gets it: the menu's
 * button.
 */
export function useReturnFocus(): FocusHandlers {
  const previousFocus = useRef<WeakRef<Element>[]>([])
  return {
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      // Radix does not report the opening of a dialog in which a field has focused itself.
      const candidates = previousFocus.current.length > 0 ? previousFocus.current : focusTrail()
      candidates
        .map((ref) => ref.deref())
        .find(isVisible)
        ?.focus()
    },
    onOpenAutoFocus: () => {
      previousFocus.current = [
        ...(document.activeElement ? [new WeakRef(document.activeElement)] : []),
        ...focusTrail(),
      ]
    },
  }
}

const isVisible = (element: Element | undefined): element is HTMLElement =>
  element instanceof HTMLElement &&
  element !== document.body &&
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true })
