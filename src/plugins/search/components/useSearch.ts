'use client'

import { useEffect, useRef, useState } from 'react'
import { useCall } from '@/exports/client'
import { NO_RESULTS, type Results, type SearchMode } from '../lib/hit'
import { searchUrl, toResults, type SearchResponse } from '../lib/searchRequests'

/** Debounce while typing. */
const DEBOUNCE_MS = 300

export interface Search {
  mode: SearchMode
  query: string
  /** The results, with the mode and query that they belong to. */
  found: { mode: SearchMode; query: string; results: Results }
  state: 'failed' | 'ready' | 'searching'
  setMode: (mode: SearchMode) => void
  setQuery: (query: string) => void
}

interface Options {
  initial: Results | null
  mode: SearchMode
  query: string
  tenant: string
}

/** Searches as the user types and keeps the URL up to date. An empty query sends no request. */
export function useSearch({ initial, mode: firstMode, query: firstQuery, tenant }: Options): Search {
  const call = useCall()
  const [query, setQuery] = useState(firstQuery)
  const [mode, setMode] = useState(firstMode)
  const [found, setFound] = useState({ mode: firstMode, query: firstQuery, results: initial ?? NO_RESULTS })
  const [state, setState] = useState<Search['state']>(initial ? 'ready' : 'failed')
  // The server has already rendered the results for the initial URL.
  const isInitial = useRef(true)

  useEffect(() => {
    if (isInitial.current) {
      isInitial.current = false
      return
    }
    const controller = new AbortController()
    const timer = setTimeout(
      () => {
        updateUrl(query, mode)
        if (!query.trim()) return show(NO_RESULTS)
        call<SearchResponse>(searchUrl(query, mode, tenant), { signal: controller.signal }).then(
          (response) => show(toResults(response, mode)),
          () => controller.signal.aborted || setState('failed'),
        )
      },
      query.trim() ? DEBOUNCE_MS : 0,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }

    function show(results: Results) {
      setFound({ mode, query, results })
      setState('ready')
    }
  }, [call, mode, query, tenant])

  const setStateFor = (next: string) => setState(next.trim() ? 'searching' : 'ready')
  return {
    found,
    mode,
    query,
    state,
    setMode: (next) => {
      setStateFor(query)
      setMode(next)
    },
    setQuery: (next) => {
      setStateFor(next)
      setQuery(next)
    },
  }
}

function updateUrl(query: string, mode: SearchMode) {
  const address = new URL(window.location.href)
  if (query.trim()) address.searchParams.set('q', query)
  else address.searchParams.delete('q')
  if (mode === 'draft') address.searchParams.set('status', mode)
  else address.searchParams.delete('status')
  window.history.replaceState(window.history.state, '', address)
}
