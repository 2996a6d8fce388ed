'use client'

import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useSchedules } from '@/components/document/Schedule/useSchedules'
import { useMessages } from '@/exports/client'
import { addressIn, type Row, type Tree } from '../../lib/tree/tree'
import { PageRow } from './PageRow'
import styles from './PageTree.module.css'
import { useTreeActions } from './TreeActions'
import { useSteadyRows } from './useSteadyRows'

const ROW_PX = 40

interface Props {
  active: string | null
  carried: string | null
  /** How often changes of others have been shown. */
  changesOfOthers: number
  /** Focused as soon as it is rendered. */
  focused: string | null
  onFocused: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  rows: Row[]
  selected: ReadonlySet<string>
  tree: Tree
}

/** The visible rows of the tree, virtualised. */
export function TreeRows({
  active,
  carried,
  changesOfOthers,
  focused,
  onFocused,
  onKeyDown,
  rows,
  selected,
  tree,
}: Props) {
  const t = useMessages()
  const keysId = useId()
  const { activate, now, site } = useTreeActions()
  const schedules = useSchedules('pages', site.id, now)
  const grid = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (grid.current) setTop(grid.current.getBoundingClientRect().top + window.scrollY)
  }, [])
  useSteadyRows({ change: changesOfOthers, rowHeight: ROW_PX, rows, top })
  const activeIndex = rows.findIndex(({ id }) => id === active)
  const focusedIndex = focused === null ? -1 : rows.findIndex(({ id }) => id === focused)

  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => rows[index]!.id,
    // Used during server rendering, where there is no window: a typical screen size.
    initialRect: { height: 900, width: 1200 },
    overscan: 8,
    // Keep the focused row mounted wherever the user scrolls.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      return activeIndex === -1 || shown.includes(activeIndex)
        ? shown
        : [...shown, activeIndex].toSorted((a, b) => a - b)
    },
    scrollMargin: top,
  })

  useLayoutEffect(() => {
    if (focusedIndex === -1) return
    virtual.scrollToIndex(focusedIndex, { align: 'auto' })
    const row = grid.current?.querySelector<HTMLElement>(`[data-page="${focused}"]`)
    if (!row) return
    row.focus({ preventScroll: true })
    onFocused()
  })

  return (
    <>
      <div
        aria-describedby={keysId}
        aria-label={t('pagesTree')}
        aria-multiselectable={site.may.change || undefined}
        aria-rowcount={rows.length}
        className={styles.grid}
        onFocus={({ target }) => {
          const id = target.closest<HTMLElement>('[data-page]')?.dataset.page
          if (id) activate(id)
        }}
        onKeyDown={onKeyDown}
        ref={grid}
        role="treegrid"
        style={{ blockSize: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          const page = row && tree.pages.get(row.id)
          return (
            row &&
            page && (
              <PageRow
                {...row}
                address={addressIn(tree, row.id)}
                isActive={row.id === active}
                isCarried={row.id === carried}
                isSelected={selected.has(row.id)}
                key={row.id}
                page={page}
                schedule={schedules.get(row.id)}
                start={start - top}
              />
            )
          )
        })}
      </div>
      <p className={styles.unseen} id={keysId}>
        {t('pagesKeys')}
      </p>
    </>
  )
}
