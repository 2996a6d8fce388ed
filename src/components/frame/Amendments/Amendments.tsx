'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import { useWords } from '../../ui/useWords'
import { AMENDMENTS } from './amendments'
import type { PayloadWords } from './naming'

/** Gives names to the controls of Payload's screens that have none, also to those that come later. */
export function Amendments({ children }: { children: ReactNode }) {
  const t = useWords()
  const payload = useTranslation().t as PayloadWords
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
  return children
}
