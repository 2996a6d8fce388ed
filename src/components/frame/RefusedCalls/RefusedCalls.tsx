'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import { useWords } from '../../ui/useWords'
import { isTold } from './isTold'
import { refusalOf } from './refusalOf'

/**
 * Says why a version was not restored, and which of many documents were left as they were: Payload's screens say no more
 * than that there was a problem, or one reason over the other.
 */
export function RefusedCalls({ children }: { children?: ReactNode }) {
  const t = useWords()
  const { routes } = useConfig().config
  useEffect(() => {
    const send = window.fetch
    const own: typeof fetch = async (input, init) => {
      const answer = await send.call(window, input, init)
      if (answer.ok || !isTold(input, init, routes.api)) return answer
      const copy = answer.clone()
      void refusalOf(copy, t).then((refusal) => {
        // After Payload's own words: one message shows at a time.
        if (refusal) requestAnimationFrame(() => void toast.error(refusal.message, { description: refusal.lines.join('\n'), duration: 12_000 }))
      })
      return answer
    }
    window.fetch = own
    return () => {
      if (window.fetch === own) window.fetch = send
    }
  }, [routes.api, t])
  return children
}
