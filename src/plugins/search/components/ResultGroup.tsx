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
import { useHitsOfKind } from './useHitsOfKind'

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
