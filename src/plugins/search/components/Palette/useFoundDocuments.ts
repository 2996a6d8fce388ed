'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Hit } from '../../lib/hit'
import { resultsOf } from '../../lib/searchCalls'

const DEBOUNCE = 150
/** More than are shown: the closest are chosen among the best of each kind. */
const MOST = '24'

/** Documents for what is typed; the last ones stay until the next are there. */
export function useFoundDocuments(typed: string): { found: Hit[]; isSearching: boolean } {
  const { routes, serverURL } = useConfig().config
  const [answer, setAnswer] = useState<{ found: Hit[]; of: string }>({ found: [], of: '' })
  const query = typed.trim()
  useEffect(() => {
    if (!query) return
    const outdated = new AbortController()
    const timer = setTimeout(() => {
      fetch(`${serverURL}${routes.api}/search?${new URLSearchParams({ search: query, limit: MOST })}`, { credentials: 'include', signal: outdated.signal })
        .then(async (response) => setAnswer({ found: response.ok ? resultsOf((await response.json()) as Parameters<typeof resultsOf>[0], 'published').hits : [], of: query }))
        .catch(() => outdated.signal.aborted || setAnswer({ found: [], of: query }))
    }, DEBOUNCE)
    return () => {
      clearTimeout(timer)
      outdated.abort()
    }
  }, [query, routes.api, serverURL])
  return { found: query ? answer.found : [], isSearching: query !== '' && answer.of !== query }
}
