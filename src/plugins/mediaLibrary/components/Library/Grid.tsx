'use client'

import { useListDrawerContext, useListQuery, useSelection } from '@payloadcms/ui'
import type { Data } from 'payload'
import { useMemo, useState, useCallback, type KeyboardEvent, useId } from 'react'
import { useSchedules } from '@/components/document/Schedule/useSchedules'
import { UsesDialog } from '@/components/document/Uses/UsesDialog'
import { Checkbox, classes, useMessages, useRead } from '@/exports/client'
import styles from './Library.module.css'
import { MediaTile } from './MediaTile'
import type { Tile } from './tile'
import fieldStyles from '@/components/ui/Field/Field.module.css'

/** Sort orders of the grid, which has no column headings, with their query values. */
const SORT_QUERIES = {
  changed: '-updatedAt',
  newest: '-createdAt',
  title: 'title',
  titleBack: '-title',
  largest: '-filesize',
} as const

const SORT_NAMES = ['changed', 'newest', 'title', 'titleBack', 'largest'] as const

/** The bar above the tiles: select all, and the sort order. */
function GridBar({ canSelect }: { canSelect: boolean }) {
  const t = useMessages()
  const id = useId()
  const { defaultSort, handleSortChange, query } = useListQuery()
  const { selectAll, toggleAll } = useSelection()
  const state = String(selectAll)
  const sort = SORT_NAMES.find((name) => SORT_QUERIES[name] === (query.sort || defaultSort || SORT_QUERIES.changed))
  return (
    <div className={styles.bar}>
      {canSelect && (
        <Checkbox
          isMixed={state === 'some'}
          isOn={state === 'allInPage' || state === 'allAvailable'}
          label={t('mediaSelectAll')}
          onChange={() => toggleAll()}
        />
      )}
      <span className={styles.order}>
        <label htmlFor={id}>{t('mediaSort')}</label>
        <select
          className={classes(fieldStyles.input, styles.orders)}
          id={id}
          onChange={(event) => void handleSortChange?.(event.target.value)}
          value={sort ? SORT_QUERIES[sort] : ''}
        >
          {/* Sorted by a column of the table view. */}
          {!sort && <option value="">{t('mediaSort_custom')}</option>}
          {SORT_NAMES.map((name) => (
            <option key={name} value={SORT_QUERIES[name]}>
              {t(`mediaSort_${name}`)}
            </option>
          ))}
        </select>
      </span>
    </div>
  )
}

/** The link or button of a tile, which takes the keyboard focus. */
const TILE_SELECTOR = '[data-tile]'

/** Tolerance for two tiles to be in the same row, in pixels. */
const ROW_TOLERANCE = 8

/**
 * Keyboard navigation: arrows, Home and End move between tiles by their position on screen, and the space bar selects.
 * Enter opens a tile like any link.
 * @param onToggle null if tiles cannot be selected
 */
function useGridKeys(onToggle: ((id: string) => void) | null): (event: KeyboardEvent<HTMLElement>) => void {
  return useCallback(
    (event) => {
      const face = event.target instanceof Element ? event.target.closest<HTMLElement>(TILE_SELECTOR) : null
      if (!face || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === ' ' && onToggle) {
        const id = face.closest<HTMLElement>('[data-id]')?.dataset.id
        if (id) onToggle(id)
        event.preventDefault()
        return
      }
      const faces = [...event.currentTarget.querySelectorAll<HTMLElement>(TILE_SELECTOR)]
      const next = findNeighbour(
        faces,
        faces.indexOf(face),
        event.key,
        getComputedStyle(event.currentTarget).direction === 'rtl',
      )
      if (!next) return
      event.preventDefault()
      next.focus()
    },
    [onToggle],
  )
}

function findNeighbour(
  faces: HTMLElement[],
  from: number,
  key: string,
  isRightToLeft: boolean,
): HTMLElement | undefined {
  if (key === 'Home') return faces[0]
  if (key === 'End') return faces.at(-1)
  if (key === 'ArrowRight') return faces[from + (isRightToLeft ? -1 : 1)]
  if (key === 'ArrowLeft') return faces[from + (isRightToLeft ? 1 : -1)]
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  const own = faces[from]?.getBoundingClientRect()
  if (!own) return undefined
  const others = key === 'ArrowDown' ? faces.slice(from + 1) : faces.slice(0, from).reverse()
  const candidates = others
    .map((face) => ({ face, box: face.getBoundingClientRect() }))
    .filter(({ box }) =>
      key === 'ArrowDown' ? box.top > own.bottom - ROW_TOLERANCE : box.bottom < own.top + ROW_TOLERANCE,
    )
  const row = candidates.filter(({ box }) => Math.abs(box.top - (candidates[0]?.box.top ?? 0)) < ROW_TOLERANCE)
  return row.toSorted((a, b) => Math.abs(a.box.left - own.left) - Math.abs(b.box.left - own.left))[0]?.face
}

/** Maximum number of ids per request. */
const MAX_IDS = 200

/**
 * The number of uses of each media document; null until loaded, or if it cannot be loaded.
 * @param turn reloads when it changes
 */
function useUseCounts(ids: string[], turn: unknown): ReadonlyMap<string, number> | null {
  const { data } = useRead<{ counts: Record<string, number> }>(ids.length > 0 ? '/media/use-counts' : null, {
    body: { ids: ids.slice(0, MAX_IDS) },
    revision: turn,
  })
  return useMemo(() => data && new Map(ids.slice(0, MAX_IDS).map((id) => [id, data.counts[id] ?? 0])), [data, ids])
}

interface Props {
  /** Whether tiles can be selected, for bulk actions or multiple picks. */
  canSelect: boolean
  isTrash: boolean
  site: string | null
  tiles: Record<string, Tile>
}

/** One page of the list as tiles. */
export function Grid({ canSelect, isTrash, site, tiles }: Props) {
  const t = useMessages()
  const { onSelect } = useListDrawerContext()
  const { data } = useListQuery()
  const { selected, setSelection } = useSelection()
  const docs = useMemo(() => (data?.docs ?? []) as Data[], [data])
  const schedules = useSchedules('media', site ?? undefined, data)
  const counts = useUseCounts(
    useMemo(() => docs.map(({ id }) => String(id)), [docs]),
    data,
  )
  const [usesShownFor, setUsesShownFor] = useState<string | null>(null)
  const onKeyDown = useGridKeys(canSelect ? setSelection : null)
  return (
    <>
      <GridBar canSelect={canSelect} />
      <ul aria-label={t('mediaGrid')} className={styles.grid} onKeyDown={onKeyDown}>
        {docs.flatMap((doc) => {
          const tile = tiles[String(doc.id)]
          if (!tile) return []
          return (
            <MediaTile
              canSelect={canSelect}
              count={counts?.get(tile.id) ?? null}
              isSelected={selected.get(tile.id) === true}
              isTrash={isTrash}
              key={tile.id}
              onPick={onSelect ? () => onSelect({ collectionSlug: 'media', doc, docID: tile.id }) : null}
              onToggle={() => setSelection(tile.id)}
              onUses={() => setUsesShownFor(tile.id)}
              schedule={schedules.get(tile.id)}
              tile={tile}
            />
          )
        })}
      </ul>
      {usesShownFor && <UsesDialog id={usesShownFor} onClose={() => setUsesShownFor(null)} type="media" />}
    </>
  )
}
