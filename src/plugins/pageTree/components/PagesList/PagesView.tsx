'use client'

import { DefaultListView, useListDrawerContext, usePreferences } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { Button, classes, useMessages } from '@/exports/client'
import { FollowedList } from '@/components/document/ListChanged/FollowedList'
import { PageTree } from '../Tree/PageTree'
import type { PagesSite } from '../site'
import { PagesHead } from './PagesHead'
import styles from './PagesView.module.css'
import type { StoredViews } from './storedViews'
import { useTree } from './useTree'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { isViewMode, VIEW_KEY, type ViewMode } from '../preferences'

const noSubscription = () => () => {}

/** The view mode: the user's stored preference on any device, otherwise the one stored in this browser. */
function useViewMode(site: string, stored: ViewMode | null): [ViewMode, (mode: ViewMode) => void] {
  const { setPreference } = usePreferences()
  const [chosen, setChosen] = useState<ViewMode | null>(null)
  const local = useSyncExternalStore(
    noSubscription,
    () => localMode(site),
    () => null,
  )
  const mode = chosen ?? stored ?? local ?? 'tree'
  useEffect(() => {
    if (stored ?? chosen) storeLocally(site, mode)
  }, [chosen, mode, site, stored])
  const choose = useCallback(
    (next: ViewMode) => {
      setChosen(next)
      // If saving fails, this browser still remembers the mode.
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

function storeLocally(site: string, mode: ViewMode): void {
  try {
    localStorage.setItem(VIEW_KEY, JSON.stringify({ ...localModes(), [site]: mode }))
  } catch {
    // Storage may be blocked; the preference on the server remains.
  }
}

interface Props {
  /** Description in the header of the table. */
  description: string
  /** URL of the site-wide search, offered if no page matches; null if there are pages or no search. */
  elsewhere: string | null
  /** Whether the site has no pages at all. */
  isEmpty: boolean
  /** Whether a search or filter is active, which always shows the table. */
  isFiltered: boolean
  /** Props of Payload's list view, including its table. */
  list: ListViewClientProps
  now: string
  /** The packed tree; null if the table is shown first. */
  packed: string | null
  site: PagesSite
  stored: StoredViews
}

/** Payload's list view with its search and create buttons, and the tree in place of its table. */
export function PagesView({ description, elsewhere, isEmpty, isFiltered, list, now, packed, site, stored }: Props) {
  const { isInDrawer } = useListDrawerContext()
  const [mode, setMode] = useViewMode(site.id, stored.mode)
  const isTree = mode === 'tree' && !isFiltered && !isEmpty
  const source = useTree({ isWanted: isTree && !isInDrawer, packed, site })
  if (isInDrawer) return <DefaultListView {...list} />
  return (
    <FollowedList value={isTree}>
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
    </FollowedList>
  )
}

/** Shown below a list without matches: a link to the site-wide search, which tolerates typos. */
function NoMatch({ href }: { href: string }) {
  const t = useMessages()
  return (
    <div className={styles.elsewhere}>
      <p>{t('pagesNoMatch')}</p>
      <Button href={href} icon="Search">
        {t('pagesSearchAll')}
      </Button>
    </div>
  )
}
