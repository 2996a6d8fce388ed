'use client'

import { DefaultListView, useListDrawerContext, usePreferences } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { useState } from 'react'
import { classes } from '../../../../components/ui/classes'
import { Button } from '../../../../components/ui/Button/Button'
import { ListHead } from '../../../../components/ui/ListHead/ListHead'
import { useWords } from '../../../../components/ui/useWords'
import { TagChips } from '../Tags/TagChips'
import { DropFiles } from './DropFiles'
import { Grid } from './Grid'
import styles from './Library.module.css'
import { VIEW_KEY, type Mode } from './mode'
import { NoMedia } from './NoMedia'
import type { Tile } from './tile'

interface Props {
  /** The line in the head of the list. */
  description: string
  /** There are no media at all. */
  isEmpty: boolean
  list: ListViewClientProps
  /** Id of the site on screen; null where somebody looks at all of them. */
  site: string | null
  stored: Mode
  tiles: Record<string, Tile>
}

/** Payload's list, with pictures in place of its table. */
export function MediaView({ description, isEmpty, list, site, stored, tiles }: Props) {
  const t = useWords()
  const { isInDrawer } = useListDrawerContext()
  const { setPreference } = usePreferences()
  const [mode, setMode] = useState(stored)
  const isGrid = mode === 'grid'
  const showsNone = isEmpty && !isInDrawer

  function change(next: Mode): void {
    setMode(next)
    // Not kept: the next visit begins with the grid.
    if (site) setPreference(VIEW_KEY, { [site]: next }, true).catch(() => {})
  }

  const toggle = !showsNone && (
    <Button icon={isGrid ? 'List' : 'LayoutGrid'} onClick={() => change(isGrid ? 'list' : 'grid')}>
      {t(isGrid ? 'mediaToList' : 'mediaToGrid')}
    </Button>
  )
  const mayAdd = Boolean(list.hasCreatePermission) && list.viewType !== 'trash' && !isInDrawer
  return (
    <DropFiles isOn={mayAdd}>
      <div className={classes(isGrid && styles.inGrid, showsNone && styles.empty)}>
        <DefaultListView
          {...list}
          BeforeListTable={
            <>
              {showsNone ? <NoMedia mayAdd={mayAdd} /> : list.BeforeListTable}
              {list.viewType !== 'trash' && !showsNone && <TagChips site={site} />}
            </>
          }
          Description={<ListHead action={toggle} help={description} />}
          Table={
            isGrid ? (
              <Grid
                canSelect={Boolean(list.enableRowSelections)}
                isTrash={list.viewType === 'trash'}
                site={site}
                tiles={tiles}
              />
            ) : (
              list.Table
            )
          }
        />
      </div>
    </DropFiles>
  )
}
