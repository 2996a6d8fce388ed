'use client'

import { useRef } from 'react'
import { Banner, Button, EmptyState, Icon, useMessages } from '@/exports/client'
import { groupHits, type Results, type SearchMode } from '../lib/hit'
import type { Kind } from './kindsOf'
import { ResultGroup } from './ResultGroup'
import styles from './Search.module.css'
import { useSearch } from './useSearch'

const MODES = ['published', 'draft'] as const

/** Chooses whether published content or drafts of pages are searched. */
function ModeChoice({ mode, onMode }: { mode: SearchMode; onMode: (mode: SearchMode) => void }) {
  const t = useMessages()
  return (
    <fieldset className={styles.modes}>
      <legend className={styles.hidden}>{t('searchModes')}</legend>
      {MODES.map((name) => (
        <label className={styles.mode} key={name}>
          <input checked={mode === name} name="search-mode" onChange={() => onMode(name)} type="radio" value={name} />
          {t(name === 'draft' ? 'searchDrafts' : 'searchPublished')}
        </label>
      ))}
    </fieldset>
  )
}

interface Props {
  /** Results for the query in the URL; null if the search failed. */
  initial: Results | null
  initialMode: SearchMode
  initialQuery: string
  kinds: Record<string, Kind>
  /** Id of the current tenant. */
  tenant: string
}

/** The search field with its results. */
export function Search({ initial, initialMode, initialQuery, kinds, tenant }: Props) {
  const t = useMessages()
  const field = useRef<HTMLInputElement>(null)
  const { found, mode, query, setMode, setQuery, state } = useSearch({
    initial,
    mode: initialMode,
    query: initialQuery,
    tenant,
  })
  const { hits, ofKind, total } = found.results
  const hasQuery = query.trim() !== ''
  return (
    <div className={styles.search}>
      <form className={styles.bar} onSubmit={(event) => event.preventDefault()} role="search">
        <span className={styles.field}>
          <Icon className={styles.icon} name="Search" size={16} />
          <input
            aria-label={t('searchLabel')}
            autoComplete="off"
            autoFocus
            className={styles.input}
            maxLength={200}
            onChange={(event) => setQuery(event.target.value)}
            placeholder={t(mode === 'draft' ? 'searchPlaceholderDrafts' : 'searchPlaceholder')}
            ref={field}
            type="text"
            value={query}
          />
          {query && (
            <Button
              icon="X"
              variant="quiet"
              onClick={() => {
                setQuery('')
                field.current?.focus()
              }}
            >
              {t('searchClear')}
            </Button>
          )}
        </span>
        <ModeChoice mode={mode} onMode={setMode} />
      </form>
      <p aria-live="polite" className={styles.said} role="status">
        {hasQuery && state === 'searching' && t('searchSearching')}
        {hasQuery && state === 'ready' && t('searchReturned', { count: total, query: found.query })}
      </p>
      {state === 'failed' && <Banner icon="CircleAlert">{t('searchFailed')}</Banner>}
      {state === 'ready' && hasQuery && hits.length === 0 && (
        <EmptyState icon="Search" title={t('searchNothing')}>
          {t(mode === 'draft' ? 'searchNothingDrafts' : 'searchNothingHelp')}
        </EmptyState>
      )}
      {!hasQuery && <EmptyState icon="Search">{t('searchIdle')}</EmptyState>}
      {hasQuery &&
        state !== 'failed' &&
        groupHits(hits, Object.keys(ofKind)).map(({ collection, hits: group }) => (
          <ResultGroup
            collection={collection}
            first={group}
            key={collection}
            kind={kinds[collection]}
            query={{ mode: found.mode, tenant, text: found.query }}
            total={ofKind[collection] ?? group.length}
          />
        ))}
    </div>
  )
}
