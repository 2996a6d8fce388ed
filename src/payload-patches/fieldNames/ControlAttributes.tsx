'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  dir?: 'ltr' | 'rtl'
  inputMode?: 'decimal' | 'url'
  lang?: string
  onBlur?: () => void
  onFocus?: () => void
  /** Somebody typed this, or a password manager filled it in, before the page came alive. React would forget it. */
  onTypedBefore: (value: string) => void
  /** What the control shows. */
  value: string
}

/** Gives the control of one of Payload's inputs what the input takes no props for. */
export function ControlAttributes({
  children,
  dir,
  inputMode,
  lang,
  onBlur,
  onFocus,
  onTypedBefore,
  value: shown,
}: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const controlOf = () => ref.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')

  const takeOver = useEffectEvent(() => {
    const typed = controlOf()?.value
    if (typed && typed !== shown) onTypedBefore(typed)
  })
  useEffect(() => takeOver(), [])

  useLayoutEffect(() => {
    const control = controlOf()
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
