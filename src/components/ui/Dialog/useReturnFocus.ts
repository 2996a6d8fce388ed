'use client'

import { useRef } from 'react'

interface FocusHandlers {
  onCloseAutoFocus: (event: Event) => void
  onOpenAutoFocus: () => void
}

/** Gives the focus back to what had it when a dialog opened: ours are opened by state, so Radix knows no trigger. */
export function useReturnFocus(): FocusHandlers {
  const opener = useRef<Element | null>(null)
  return {
    onCloseAutoFocus: (event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
  }
}
