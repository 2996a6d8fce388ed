'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import { interceptFetch } from '../../../payload-patches/fetch/interceptFetch'
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
    return interceptFetch(async (input, init, send) => {
      const answer = await send(input, init)
      if (answer.ok || !isTold(input, init, routes.api)) return answer
      const copy = answer.clone()
      void refusalOf(copy, t).then((refusal) => {
        // After Payload's own words: one message shows at a time.
        if (refusal) requestAnimationFrame(() => void toast.error(refusal.message, { description: refusal.lines.join('\n'), duration: 12_000 }))
      })
      return answer
    })
  }, [routes.api, t])
  return children
}
