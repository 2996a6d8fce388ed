'use client'

import { useId, useState } from 'react'
import { Button } from '../../../components/ui/Button/Button'
import { Icon } from '../../../components/ui/Icon/Icon'
import { List } from '../../../components/ui/List/List'
import { useWords } from '../../../components/ui/useWords'
import type { Hit, Query } from '../lib/hit'
import type { Kind } from './kindsOf'
import { ResultRow } from './ResultRow'
import styles from './Search.module.css'
import { useCall } from '@/components/calls/useCall'
import { nextPage } from '../lib/pagesOfKind'
import { callOf, resultsOf, type FoundDocs } from '../lib/searchCalls'

interface Props {
  /** Slug. */
  collection: string
  /** Those that came with the first answer. */
  first: Hit[]
  kind?: Kind
  query: Query
  /** How many were found, those that are not shown too. */
  total: number
}

/** What was found of one kind, under a heading that folds it away. */
export function ResultGroup({ collection, first, kind, query, total }: Props) {
  const id = useId()
  const t = useWords()
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
function useHitsOfKind({ first, kind, query: { mode, tenant, text }, total }: Asked): HitsOfKind {
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
