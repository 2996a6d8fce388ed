'use client'

import { useAuth } from '@payloadcms/ui'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useRead } from '@/exports/client'
import type { CallError } from '@/exports/shared'
import { useHydrated } from '@/components/ui/useHydrated'
import { storeBrowserList, readBrowserList, type ListedOption } from '../../lib/browserLists/browserList'
import { listKey, type ListOfSite } from '../../lib/browserLists/listKey'

interface ListResponse {
  docs: ListedOption[]
  fetchedAt: string
  isStale: boolean
}

export interface TicketingList {
  /** Null while loading. */
  docs: ListedOption[] | null
  /** When the list was loaded from the box office, as far as the browser knows (epoch milliseconds). */
  keptAt: number
  error: CallError | null
  /** Reloads the list, ignoring the cache. */
  reload: () => void
}

/**
 * A box-office list, cached in the browser. A list younger than one minute is used as is; one younger than ten minutes
 * is shown while it is reloaded.
 * @param list null loads nothing
 * @param expected an option that a sync has seen since; a cached list without it is not used
 */
export function useTicketingList(
  list: ListOfSite | null,
  expected?: { id: string; since: string | null } | null,
): TicketingList {
  const person = String(useAuth().user?.id ?? '')
  const isHydrated = useHydrated()
  const [now] = useState(() => Date.now())
  const listJson = list && JSON.stringify(list)
  const stored = useSyncExternalStore(
    subscribeToStorage,
    () => (list ? readStorage(listKey(list)) : null),
    () => null,
  )
  const kept = useMemo(
    () => (listJson ? readBrowserList(stored, { list: JSON.parse(listJson) as ListOfSite, now, person }) : null),
    [listJson, now, person, stored],
  )
  const isOutdated = Boolean(
    expected?.since &&
    kept &&
    Date.parse(expected.since) > kept.keptAt &&
    !kept.docs.some(({ id }) => id === expected.id),
  )
  const shouldLoad = list !== null && isHydrated && (!kept || kept.isStale || isOutdated)
  const { data, error, reload } = useRead<ListResponse>(
    shouldLoad ? `/ticketing/${list.handle}/${list.list}?tenant=${list.tenant}` : null,
  )
  useEffect(() => {
    if (listJson && data)
      storeBrowserList(window.localStorage, { list: JSON.parse(listJson) as ListOfSite, now: Date.now(), person }, data)
  }, [listJson, data, person])
  return {
    docs: data?.docs ?? kept?.docs ?? null,
    error,
    keptAt: data ? Date.parse(data.fetchedAt) : (kept?.keptAt ?? 0),
    reload,
  }
}

function subscribeToStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

/** Null if the browser blocks storage. */
function readStorage(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}
