'use client'

import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/**
 * Takes over what somebody typed, or a password manager filled in, before the page came alive. React would forget it.
 * @returns for the control
 */
export function useTypedBefore<Control extends HTMLInputElement | HTMLTextAreaElement>(
  value: unknown,
  onValue: (value: string) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null)
  const takeOver = useEffectEvent(() => {
    const typed = control.current?.value
    if (typed && typed !== value) onValue(typed)
  })
  useEffect(() => takeOver(), [])
  return control
}
