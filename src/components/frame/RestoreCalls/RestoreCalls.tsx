'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import { refusalOf } from './refusalOf'

/** Says why a version was not restored, such as who is editing its document: Payload's screen says no more than that there was a problem. */
export function RestoreCalls({ children }: { children?: ReactNode }) {
  const { routes } = useConfig().config
  useEffect(() => {
    const send = window.fetch
    const own: typeof fetch = async (input, init) => {
      const answer = await send.call(window, input, init)
      if (!answer.ok && isRestore(input, init, routes.api)) void refusalOf(answer.clone()).then((reason) => reason && toast.error(reason))
      return answer
    }
    window.fetch = own
    return () => {
      if (window.fetch === own) window.fetch = send
    }
  }, [routes.api])
  return children
}

const isRestore = (input: RequestInfo | URL, init: RequestInit | undefined, api: string): boolean =>
  typeof input === 'string' && /^post$/i.test(init?.method ?? '') && input.includes(`${api}/`) && /\/versions\/[\w-]+(?:\?|$)/.test(input)
