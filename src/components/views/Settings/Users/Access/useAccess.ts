'use client'

import { useEffect, useState } from 'react'
import type { ExplainedAccess } from '@/endpoints/people/explainAccess'
import { useApi } from '@/components/calls/useApi'

/**
 * Loads a user's permissions.
 * @param address of the endpoint; null loads nothing
 * @param attempt another number reloads them
 */
export function useAccess(
  address: `/${string}` | null,
  attempt = 0,
): { access: ExplainedAccess | null; hasFailed: boolean } {
  const call = useApi()
  const [loaded, setLoaded] = useState<{ access: ExplainedAccess | null; key: string } | null>(null)
  const key = `${attempt} ${address}`
  useEffect(() => {
    if (!address) return
    let isCurrent = true
    void call<ExplainedAccess>('GET', address).then((result) => {
      if (isCurrent) setLoaded({ access: result.success ? result.doc : null, key })
    })
    return () => {
      isCurrent = false
    }
  }, [address, call, key])
  const current = address && loaded?.key === key ? loaded : null
  return { access: current?.access ?? null, hasFailed: current !== null && current.access === null }
}
