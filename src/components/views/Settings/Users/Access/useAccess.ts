'use client'

import { useEffect, useState } from 'react'
import type { ExplainedAccess } from '../../../../../endpoints/people/explainAccess'
import { useApi } from '../../../../calls/useApi'

/**
 * Reads what somebody may do.
 * @param address of the operation; null reads nothing
 * @param attempt another number reads again
 */
export function useAccess(
  address: `/${string}` | null,
  attempt = 0,
): { access: ExplainedAccess | null; hasFailed: boolean } {
  const call = useApi()
  const [known, setKnown] = useState<{ access: ExplainedAccess | null; of: string } | null>(null)
  const of = `${attempt} ${address}`
  useEffect(() => {
    if (!address) return
    let isCurrent = true
    void call<ExplainedAccess>('GET', address).then((result) => {
      if (isCurrent) setKnown({ access: result.success ? result.doc : null, of })
    })
    return () => {
      isCurrent = false
    }
  }, [address, call, of])
  const current = address && known?.of === of ? known : null
  return { access: current?.access ?? null, hasFailed: current !== null && current.access === null }
}
