'use client'

import { useRef, useState } from 'react'
import { useCall } from '@/exports/client'
import { CallError } from '@/exports/shared'
import type { UnlinkedShown } from '../../lib/bringIn/choices'

/** Maximum page size of the endpoint. */
const PAGE_SIZE = 500

/** Loads all pages of a search, as selecting an event requires its data. */
export function useAllUnlinked({ handle, search, tenant }: { handle: string; search: string; tenant: string }) {
  const call = useCall()
  const requestId = useRef(0)
  const [isReading, setReading] = useState(false)
  const [error, setError] = useState<string | null>(null)

  /** @returns null on failure, or when a newer call has started meanwhile */
  async function read(total: number): Promise<UnlinkedShown[] | null> {
    const ownId = ++requestId.current
    setReading(true)
    setError(null)
    try {
      const events: UnlinkedShown[] = []
      for (let page = 1; (page - 1) * PAGE_SIZE < total; page++) {
        const { docs } = await call<{ docs: UnlinkedShown[] }>(`/ticketing/${handle}/unlinked`, {
          query: { limit: PAGE_SIZE, page, q: search.trim(), tenant },
        })
        events.push(...docs)
        if (ownId !== requestId.current) return null
      }
      return events
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setError(error.message)
      return null
    } finally {
      if (ownId === requestId.current) setReading(false)
    }
  }

  return { error, isReading, read }
}
