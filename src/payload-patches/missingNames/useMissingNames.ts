'use client'

/**
 * Why: some controls of Payload's screens, of react-select and of react-datepicker have a missing, wrong or English
 * accessible name, without a slot or prop to set it. Every screen must be accessible.
 * Relies on: the class names in `amendments.ts`.
 * Ends with: names in Payload's own markup (payloadcms/payload#18139 and others in the README); each amendment can be
 * removed once its control has one.
 */
import { useEffect } from 'react'
import type { Translator } from '@/i18n/createTranslator'
import { AMENDMENTS } from './amendments'
import type { PayloadTranslator } from './naming'

/** Sets missing accessible names on Payload's controls, including those rendered later. */
export function useMissingNames(t: Translator, payload: PayloadTranslator): void {
  useEffect(() => {
    let frame = 0
    const amendAll = () => {
      frame = 0
      for (const { amend, selector } of AMENDMENTS) {
        for (const control of document.querySelectorAll<HTMLElement>(selector)) amend(control, t, payload)
      }
    }
    const schedule = () => void (frame ||= requestAnimationFrame(amendAll))
    schedule()
    const observer = new MutationObserver(schedule)
    // Also observes names, because a calendar resets them when it changes the month.
    observer.observe(document.body, { attributeFilter: ['aria-label'], childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [payload, t])
}
