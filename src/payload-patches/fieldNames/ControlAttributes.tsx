'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  dir?: 'ltr' | 'rtl'
  inputMode?: 'decimal' | 'url'
  lang?: string
  onBlur?: () => void
  onFocus?: () => void
  /** Called with a value that the user or a password manager entered before hydration, which React would discard. */
  onTypedBefore: (value: string) => void
  /** Current value of the control. */
  value: string
}

/** Sets attributes on the control of a Payload input that has no props for them. */
export function ControlAttributes({
  children,
  dir,
  inputMode,
  lang,
  onBlur,
  onFocus,
  onTypedBefore,
  value: currentValue,
}: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const findControl = () => ref.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')

  const reportEarlyInput = useEffectEvent(() => {
    const typed = findControl()?.value
    if (typed && typed !== currentValue) onTypedBefore(typed)
  })
  useEffect(() => reportEarlyInput(), [])

  useLayoutEffect(() => {
    const control = findControl()
    if (!control) return
    for (const [name, value] of Object.entries({ dir, inputmode: inputMode, lang })) {
      if (value === undefined) control.removeAttribute(name)
      else control.setAttribute(name, value)
    }
  })
  return (
    <div onBlur={onBlur} onFocus={onFocus} ref={ref}>
      {children}
    </div>
  )
}
