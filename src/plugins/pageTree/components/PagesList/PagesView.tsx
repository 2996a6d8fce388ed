'use client'

import { DefaultListView, useListDrawerContext, usePreferences } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { classes } from '../../../../components/ui/classes'
import { PageTree } from '../Tree/PageTree'
import type { PagesSite } from '../site'
import { PagesHead } from './PagesHead'
import styles from './PagesView.module.css'
import type { StoredViews } from './storedViews'
import { useTree } from './useTree'
import { Button } from '@/components/ui/Button/Button'
import { useWords } from '@/components/ui/useWords'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { isViewMode, VIEW_KEY, type ViewMode } from '../preferences'

const unchanging = () => () => {}

/**
 * Tree or table: what the person chose last, on whatever device; what this browser remembers stands in where that was
 * not kept.
 */
function useViewMode(site: string, stored: ViewMode | null): [ViewMode, (mode: ViewMode) => void] {
  const { setPreference } = usePreferences()
  const [chosen, setChosen] = useState<ViewMode | null>(null)
  const local = useSyncExternalStore(
    unchanging,
    () => localMode(site),
    () => null,
  )
  const mode = chosen ?? stored ?? local ?? 'tree'
  useEffect(() => {
    if (stored ?? chosen) keepLocally(site, mode)
  }, [chosen, mode, site, stored])
  const choose = useCallback(
    (next: ViewMode) => {
      setChosen(next)
      // Not kept on the server: this browser still remembers.
      setPreference(VIEW_KEY, { [site]: next }, true).catch(() => {})
    },
    [setPreference, site],
  )
  return [mode, choose]
}

function localModes(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(VIEW_KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function localMode(site: string): ViewMode | null {
  const mode = localModes()[site]
  return isViewMode(mode) ? mode : null
}

function keepLocally(site: string, mode: ViewMode): void {
  try {
    localStorage.setItem(VIEW_KEY, JSON.stringify({ ...localModes(), [site]: mode }))
  } catch {
    // A browser that keeps nothing: the preference does.
  }
}

interface Props {
  /** The line in the head of the table. */
  description: string
  /** The search of the whole site for words that no page has; null where there are pages, or no search. */
  elsewhere: string | null
  /** There are no pages at all. */
  isEmpty: boolean
  /** Something is searched for, or filtered: the table shows what was found. */
  isFiltered: boolean
  /** What Payload's list takes, with its table. */
  list: ListViewClientProps
  now: string
  /** The tree as text; null where the table is shown first. */
  packed: string | null
  site: PagesSite
  stored: StoredViews
}

/** Payload's list with its search and its ways to make pages, and the tree in place of its table. */
export function PagesView({ description, elsewhere, isEmpty, isFiltered, list, now, packed, site, stored }: Props) {
  const { isInDrawer } = useListDrawerContext()
  const [mode, setMode] = useViewMode(site.id, stored.mode)
  const isTree = mode === 'tree' && !isFiltered && !isEmpty
  const source = useTree({ isWanted: isTree && !isInDrawer, packed, site })
  if (isInDrawer) return <DefaultListView {...list} />
  return (
    <div className={classes(isTree && styles.tree, isEmpty && styles.empty)}>
      <DefaultListView
        {...list}
        AfterListTable={
          <>
            {elsewhere && <NoMatch href={elsewhere} />}
            {list.AfterListTable}
          </>
        }
        Description={
          <PagesHead
            description={description}
            isTree={isTree}
            mode={isFiltered || isEmpty ? null : mode}
            onMode={setMode}
            site={site}
          />
        }
        Table={isTree ? <PageTree now={now} site={site} source={source} storedOpen={stored.open} /> : list.Table}
      />
    </div>
  )
}

/** Under a list in which nothing has the words: the search of the site, which forgives a slip of the finger. */
function NoMatch({ href }: { href: string }) {
  const t = useWords()
  return (
    <div className={styles.elsewhere}>
      <p>{t('pagesNoMatch')}</p>
      <Button href={href} icon="Search">
        {t('pagesSearchAll')}
      </Button>
    </div>
  )
}
