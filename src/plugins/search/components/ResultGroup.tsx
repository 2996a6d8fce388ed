'use client'

import { useId, useState } from 'react'
import { Button, Icon, List, useCall, useMessages } from '@/exports/client'
import type { Hit, SearchQuery } from '../lib/hit'
import type { Kind } from './kindsOf'
import { ResultRow } from './ResultRow'
import styles from './Search.module.css'
import { nextPage } from '../lib/nextPage'
import { searchUrl, toResults, type SearchResponse } from '../lib/searchRequests'

interface Props {
  /** Slug of the content type. */
  collection: string
  /** Results of the initial response. */
  first: Hit[]
  kind?: Kind
  query: SearchQuery
  /** How many were found, including those not shown. */
  total: number
}

/** The results of one content type, under a heading that collapses them. */
export function ResultGroup({ collection, first, kind, query, total }: Props) {
  const id = useId()
  const t = useMessages()
  const [isOpen, setOpen] = useState(true)
  const { hasFailed, hits, isLoading, next, showMore } = useHitsOfKind({ first, kind: collection, query, total })
  const label = kind?.label ?? collection
  return (
    <section aria-labelledby={`${id}head`} className={styles.group}>
      <h2 className={styles.head}>
        <button
          aria-controls={`${id}list`}
          aria-expanded={isOpen}
          className={styles.toggle}
          id={`${id}head`}
          onClick={() => setOpen(!isOpen)}
          type="button"
        >
          <Icon className={styles.arrow} name={isOpen ? 'ChevronDown' : 'ChevronRight'} size={16} />
          <Icon name={kind?.icon ?? 'File'} size={16} />
          {label} <span className={styles.count}>{total}</span>
        </button>
      </h2>
      <div hidden={!isOpen} id={`${id}list`}>
        <List label={label}>
          {hits.map((hit) => (
            <ResultRow hit={hit} key={hit.id} query={query.text} />
          ))}
        </List>
        {next > 0 && (
          <p className={styles.more}>
            <Button aria-describedby={`${id}head`} disabled={isLoading} onClick={showMore}>
              {hits.length + next >= total
                ? t('searchShowAll', { count: total })
                : t('searchShowMore', { count: next, total })}
            </Button>
            {hasFailed && <span role="alert">{t('searchFailed')}</span>}
          </p>
        )}
      </div>
    </section>
  )
}

interface HitsOptions {
  /** Results of the initial response. */
  first: Hit[]
  /** Slug of the content type. */
  kind: string
  query: SearchQuery
  /** How many were found. */
  total: number
}

interface HitsOfKind {
  hasFailed: boolean
  hits: Hit[]
  isLoading: boolean
  /** How many more `showMore` shows; 0 if all are shown. */
  next: number
  showMore: () => void
}

interface Loaded {
  hasFailed: boolean
  hits: Hit[]
  isLoading: boolean
  /** Key of the query that they were loaded for. */
  queryKey: string
}

/** The results of one content type: the first ones from the initial response, the others loaded page by page. */
function useHitsOfKind({ first, kind, query: { mode, tenant, text }, total }: HitsOptions): HitsOfKind {
  const call = useCall()
  const queryKey = JSON.stringify([mode, tenant, text])
  const [loaded, setLoaded] = useState<Loaded>({ hasFailed: false, hits: [], isLoading: false, queryKey })
  const current: Loaded =
    loaded.queryKey === queryKey ? loaded : { hasFailed: false, hits: [], isLoading: false, queryKey }
  const hits = current.hits.length > 0 ? current.hits : first
  const { more, page } = nextPage({ first: first.length, loaded: current.hits.length, total })

  async function load() {
    // Ignores the response if the query has changed since.
    const update = (change: Partial<Loaded>) =>
      setLoaded((latest) => (latest.queryKey === queryKey ? { ...current, ...change } : latest))
    setLoaded({ ...current, hasFailed: false, isLoading: true })
    try {
      const { hits: found } = toResults(await call<SearchResponse>(searchUrl(text, mode, tenant, { kind, page })), mode)
      update({ hasFailed: false, hits: page === 1 ? found : [...hits, ...found], isLoading: false })
    } catch {
      update({ hasFailed: true, isLoading: false })
    }
  }

  return { hasFailed: current.hasFailed, hits, isLoading: current.isLoading, next: more, showMore: () => void load() }
}
