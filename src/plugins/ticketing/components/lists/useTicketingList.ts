'use client'

import { useAuth } from '@payloadcms/ui'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useRead } from '../../../../components/calls/useRead'
import type { CallError } from '../../../../components/calls/CallError'
import { useHydrated } from '../../../../components/ui/useHydrated'
import { keepList, readKept, type ListedOption } from '../../lib/browserLists/keptList'
import { listKey, type ListOfSite } from '../../lib/browserLists/listKey'

interface Answer {
  docs: ListedOption[]
  fetchedAt: string
  isStale: boolean
}

export interface TicketingList {
  /** Null until it is there. */
  docs: ListedOption[] | null
  /** When it was read from the box office, as far as the browser knows: epoch milliseconds. */
  keptAt: number
  error: CallError | null
  /** Asks again, whatever is kept. */
  reload: () => void
}

/**
 * A list of a box office to choose from. What the browser has kept for less than a minute is shown without asking; what
 * it has kept for less than ten is shown while it is asked for again.
 * @param list null reads nothing
 */
export function useTicketingList(list: ListOfSite | null): TicketingList {
  const person = String(useAuth().user?.id ?? '')
  const isHydrated = useHydrated()
  const [now] = useState(() => Date.now())
  const asked = list && JSON.stringify(list)
  const stored = useSyncExternalStore(
    onOtherTabs,
    () => (list ? readStorage(listKey(list)) : null),
    () => null,
  )
  const kept = useMemo(
    () => (asked ? readKept(stored, { list: JSON.parse(asked) as ListOfSite, now, person }) : null),
    [asked, now, person, stored],
  )
  const isRequested = list !== null && isHydrated && (!kept || kept.isStale)
  const { data, error, reload } = useRead<Answer>(
    isRequested ? `/ticketing/${list.handle}/${list.list}?tenant=${list.tenant}` : null,
  )
  useEffect(() => {
    if (asked && data)
      keepList(window.localStorage, { list: JSON.parse(asked) as ListOfSite, now: Date.now(), person }, data)
  }, [asked, data, person])
  return {
    docs: data?.docs ?? kept?.docs ?? null,
    error,
    keptAt: data ? Date.parse(data.fetchedAt) : (kept?.keptAt ?? 0),
    reload,
  }
}

function onOtherTabs(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

/** A browser may forbid to look. */
function readStorage(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}
