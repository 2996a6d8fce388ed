'use client'

/**
 * Why: some controls of Payload's screens, of react-select and of react-datepicker have no name, a wrong one, or an
 * English one, and no slot or prop to give them one. Accessibility is a requirement of every screen.
 * Relies on: the class names in `amendments.ts`.
 * Ends with: names in Payload's own markup; each amendment goes when its control has one.
 */
import { useEffect } from 'react'
import type { Translator } from '../../i18n/say'
import { AMENDMENTS } from './amendments'
import type { PayloadWords } from './naming'

/** Gives names to the controls of Payload's screens that have none, also to those that come later. */
export function useMissingNames(t: Translator, payload: PayloadWords): void {
  useEffect(() => {
    let frame = 0
    const amendAll = () => {
      frame = 0
      for (const { amend, selector } of AMENDMENTS) {
        for (const control of document.querySelectorAll<HTMLElement>(selector)) amend(control, t, payload)
      }
    }
    const soon = () => void (frame ||= requestAnimationFrame(amendAll))
    soon()
    const observer = new MutationObserver(soon)
    // Names too: a calendar that turns to the next month puts its own back.
    observer.observe(document.body, { attributeFilter: ['aria-label'], childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [payload, t])
}
