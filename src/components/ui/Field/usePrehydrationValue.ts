'use client'

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/**
 * Keeps a value that was typed, or filled in by a password manager, before hydration. React would discard it.
 * @returns ref for the control
 */
export function usePrehydrationValue<Control extends HTMLInputElement | HTMLTextAreaElement>(
  value: unknown,
  onValue: (value: string) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null)
  const adoptValue = useEffectEvent(() => {
    const typed = control.current?.value
    if (typed && typed !== value) onValue(typed)
  })
  useEffect(() => adoptValue(), [])
  return control
}
