'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import { interceptFetch } from '@/payload-patches/fetch/interceptFetch'
import { useMessages } from '@/components/ui/useMessages'
import { showRefusal } from './showRefusal'

/**
 * Reports why a version was not restored and which documents of a bulk edit were left unchanged. Payload's own screens
 * only say that something went wrong, or show one reason over another.
 */
export function RefusedCalls({ children }: { children?: ReactNode }) {
  const t = useMessages()
  const { routes } = useConfig().config
  useEffect(() => {
    return interceptFetch(async (input, init, send) => {
      const response = await send(input, init)
      if (response.ok || !shouldReport(input, init, routes.api)) return response
      void response
        .clone()
        .json()
        .then(
          (body: unknown) => showRefusal(body, t),
          () => undefined,
        )
      return response
    })
  }, [routes.api, t])
  return children
}

/** Whether a request restores a version or edits documents in bulk. @param api path of the REST API */
function shouldReport(input: RequestInfo | URL, init: RequestInit | undefined, api: string): boolean {
  const address = new URL(input instanceof Request ? input.url : input, window.location.href)
  const path = address.pathname.startsWith(`${api}/`) ? address.pathname.slice(api.length + 1) : ''
  const method = init?.method?.toLowerCase()
  return (method === 'post' && /^[\w-]+\/versions\/[\w-]+$/.test(path)) || (method === 'patch' && /^[\w-]+$/.test(path))
}
