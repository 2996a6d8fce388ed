'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import { interceptFetch } from '../../../payload-patches/fetch/interceptFetch'
import { useWords } from '../../ui/useWords'
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

/** Restores a call a version, or changes many documents at once? @param api path of the REST API */
function isTold(input: RequestInfo | URL, init: RequestInit | undefined, api: string): boolean {
  const address = new URL(input instanceof Request ? input.url : input, window.location.href)
  const path = address.pathname.startsWith(`${api}/`) ? address.pathname.slice(api.length + 1) : ''
  const method = init?.method?.toLowerCase()
  return (method === 'post' && /^[\w-]+\/versions\/[\w-]+$/.test(path)) || (method === 'patch' && /^[\w-]+$/.test(path))
}
