'use client'

import { useEffect, useRef, useState } from 'react'
import { useCall } from '../../../components/calls/useCall'
import { NOTHING, type Results, type SearchMode } from '../lib/hit'
import { callOf, resultsOf, type FoundDocs } from '../lib/searchCalls'

/** How long a query has to rest before it is sent, in milliseconds. */
const DEBOUNCE = 300

export interface Search {
  mode: SearchMode
  query: string
  /** Of what they are the results. */
  found: { mode: SearchMode; query: string; results: Results }
  state: 'failed' | 'ready' | 'searching'
  setMode: (mode: SearchMode) => void
  setQuery: (query: string) => void
}

interface Begin {
  initial: Results | null
  mode: SearchMode
  query: string
  tenant: string
}

/** Searches while somebody types, and keeps the address up with it. An empty query asks nobody. */
export function useSearch({ initial, mode: firstMode, query: firstQuery, tenant }: Begin): Search {
  const call = useCall()
  const [query, setQuery] = useState(firstQuery)
  const [mode, setMode] = useState(firstMode)
  const [found, setFound] = useState({ mode: firstMode, query: firstQuery, results: initial ?? NOTHING })
  const [state, setState] = useState<Search['state']>(initial ? 'ready' : 'failed')
  // The server has answered already what the address asked for.
  const isOpened = useRef(true)

  useEffect(() => {
    if (isOpened.current) {
      isOpened.current = false
      return
    }
    const outdated = new AbortController()
    const timer = setTimeout(
      () => {
        writeAddress(query, mode)
        if (!query.trim()) return show(NOTHING)
        call<FoundDocs>(callOf(query, mode, tenant), { signal: outdated.signal }).then(
          (answer) => show(resultsOf(answer, mode)),
          () => outdated.signal.aborted || setState('failed'),
        )
      },
      query.trim() ? DEBOUNCE : 0,
    )
    return () => {
      clearTimeout(timer)
      outdated.abort()
    }

    function show(results: Results) {
      setFound({ mode, query, results })
      setState('ready')
    }
  }, [call, mode, query, tenant])

  const begin = (next: string) => setState(next.trim() ? 'searching' : 'ready')
  return {
    found,
    mode,
    query,
    state,
    setMode: (next) => {
      begin(query)
      setMode(next)
    },
    setQuery: (next) => {
      begin(next)
      setQuery(next)
    },
  }
}

function writeAddress(query: string, mode: SearchMode) {
  const address = new URL(window.location.href)
  if (query.trim()) address.searchParams.set('q', query)
  else address.searchParams.delete('q')
  if (mode === 'draft') address.searchParams.set('status', mode)
  else address.searchParams.delete('status')
  window.history.replaceState(window.history.state, '', address)
}
