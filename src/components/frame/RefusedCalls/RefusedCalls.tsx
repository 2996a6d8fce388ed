'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import { interceptFetch } from '../../../payload-patches/fetch/interceptFetch'
import { useWords } from '../../ui/useWords'
import { isTold } from './isTold'
import { sayRefusal } from './sayRefusal'

/**
 * Says why a version was not restored, and which of many documents that were edited at once were left as they were:
 * Payload's screens say no more than that there was a problem, or one reason over the other.
 */
export function RefusedCalls({ children }: { children?: ReactNode }) {
  const t = useWords()
  const { routes } = useConfig().config
  useEffect(() => {
    return interceptFetch(async (input, init, send) => {
      const answer = await send(input, init)
      if (answer.ok || !isTold(input, init, routes.api)) return answer
      void answer
        .clone()
        .json()
        .then(
          (body: unknown) => sayRefusal(body, t),
          () => undefined,
        )
      return answer
    })
  }, [routes.api, t])
  return children
}
