'use client'

import { useRef, useState } from 'react'
import { CallError } from '../../../../components/calls/CallError'
import { useCall } from '../../../../components/calls/useCall'
import type { UnlinkedShown } from '../../lib/bringIn/choices'

/** As many as the server gives at once. */
const AT_ONCE = 500

/** Reads all that a search finds, however many pages that are: what is chosen has to be known. */
export function useAllUnlinked({ handle, search, tenant }: { handle: string; search: string; tenant: string }) {
  const call = useCall()
  const turn = useRef(0)
  const [isReading, setReading] = useState(false)
  const [error, setError] = useState<string | null>(null)

  /** @returns null where it could not be read, or was asked for again meanwhile */
  async function read(total: number): Promise<UnlinkedShown[] | null> {
    const own = ++turn.current
    setReading(true)
    setError(null)
    try {
      const events: UnlinkedShown[] = []
      for (let page = 1; (page - 1) * AT_ONCE < total; page++) {
        const { docs } = await call<{ docs: UnlinkedShown[] }>(`/ticketing/${handle}/unlinked`, {
          query: { limit: AT_ONCE, page, q: search.trim(), tenant },
        })
        events.push(...docs)
        if (own !== turn.current) return null
      }
      return events
    } catch (failed) {
      if (!(failed instanceof CallError)) throw failed
      setError(failed.message)
      return null
    } finally {
      if (own === turn.current) setReading(false)
    }
  }

  return { error, isReading, read }
}
