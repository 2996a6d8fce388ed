'use client'

import { DefaultListView, useListDrawerContext } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { classes } from '../../../../components/ui/classes'
import { PageTree } from '../Tree/PageTree'
import type { PagesSite } from '../site'
import { NoMatch } from './NoMatch'
import { PagesHead } from './PagesHead'
import styles from './PagesView.module.css'
import type { StoredViews } from './storedViews'
import { useTree } from './useTree'
import { useViewMode } from './useViewMode'

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
