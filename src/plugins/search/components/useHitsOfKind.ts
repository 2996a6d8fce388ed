'use client'

import { useState } from 'react'
import { useCall } from '../../../components/calls/useCall'
import type { Hit, Query } from '../lib/hit'
import { nextPage } from '../lib/pagesOfKind'
import { callOf, resultsOf, type FoundDocs } from '../lib/searchCalls'

interface Asked {
  /** Those that came with the first answer. */
  first: Hit[]
  /** Slug. */
  kind: string
  query: Query
  /** How many there are. */
  total: number
}

interface HitsOfKind {
  hasFailed: boolean
  hits: Hit[]
  isLoading: boolean
  /** How many more a click shows; 0 where all are shown. */
  next: number
  showMore: () => void
}

interface Loaded {
  hasFailed: boolean
  hits: Hit[]
  isLoading: boolean
  /** The query that they were found for. */
  of: string
}

/** What was found of one kind: the first of them, and page by page the others. */
export function useHitsOfKind({ first, kind, query: { mode, tenant, text }, total }: Asked): HitsOfKind {
  const call = useCall()
  const of = JSON.stringify([mode, tenant, text])
  const [loaded, setLoaded] = useState<Loaded>({ hasFailed: false, hits: [], isLoading: false, of })
  const mine: Loaded = loaded.of === of ? loaded : { hasFailed: false, hits: [], isLoading: false, of }
  const hits = mine.hits.length > 0 ? mine.hits : first
  const { more, page } = nextPage({ first: first.length, loaded: mine.hits.length, total })

  async function load() {
    // An answer to a query that is on screen no more is nobody's.
    const keep = (change: Partial<Loaded>) => setLoaded((now) => (now.of === of ? { ...mine, ...change } : now))
    setLoaded({ ...mine, hasFailed: false, isLoading: true })
    try {
      const { hits: found } = resultsOf(await call<FoundDocs>(callOf(text, mode, tenant, { kind, page })), mode)
      keep({ hasFailed: false, hits: page === 1 ? found : [...hits, ...found], isLoading: false })
    } catch {
      keep({ hasFailed: true, isLoading: false })
    }
  }

  return { hasFailed: mine.hasFailed, hits, isLoading: mine.isLoading, next: more, showMore: () => void load() }
}
