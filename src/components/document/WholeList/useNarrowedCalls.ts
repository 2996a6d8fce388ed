'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect } from 'react'
import { narrowedQuery, type Condition } from '../../../lib/lists/narrowedQuery'

/**
 * Keeps Payload's actions on a whole list to what the list shows. They send its filter at most, to unpublish not even
 * that, and nothing of the site on screen or of the chips: of whoever works for several sites, all would be meant.
 */
export function useNarrowedCalls(type: string, conditions: Condition[] | null): void {
  const { routes } = useConfig().config
  const path = `${routes.api}/${type}`
  useEffect(() => {
    if (!conditions) return
    const send = window.fetch
    const narrowed: typeof fetch = (input, init) => {
      const isChange = typeof input === 'string' && /^(?:delete|patch)$/i.test(init?.method ?? '')
      const address = isChange ? new URL(input, window.location.href) : null
      if (!address || address.pathname !== path) return send.call(window, input, init)
      address.search = narrowedQuery(address.search, conditions)
      return send.call(window, address, init)
    }
    window.fetch = narrowed
    return () => {
      if (window.fetch === narrowed) window.fetch = send
    }
  }, [conditions, path])
}
