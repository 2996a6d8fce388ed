'use client'

import { useListDrawerContext, useListQuery, useSelection } from '@payloadcms/ui'
import type { Data } from 'payload'
import { useMemo, useState, useCallback, type KeyboardEvent, useId } from 'react'
import { useSchedules } from '../../../../components/document/Schedule/useSchedules'
import { UsesDialog } from '../../../../components/document/Uses/UsesDialog'
import { useWords } from '../../../../components/ui/useWords'
import styles from './Library.module.css'
import { MediaTile } from './MediaTile'
import type { Tile } from './tile'
import { useRead } from '@/components/calls/useRead'
import { Checkbox } from '@/components/ui/Checkbox/Checkbox'
import fieldStyles from '@/components/ui/Field/Field.module.css'
import { classes } from '@/components/ui/classes'

/** Orders that a grid offers, which has no heads of columns: as addresses say them. */
const ORDERS = {
  changed: '-updatedAt',
  newest: '-createdAt',
  title: 'title',
  titleBack: '-title',
  largest: '-filesize',
} as const

const NAMES = ['changed', 'newest', 'title', 'titleBack', 'largest'] as const

/** Above the tiles: all of the page can be chosen, and sorted. */
function GridBar({ canSelect }: { canSelect: boolean }) {
  const t = useWords()
  const id = useId()
  const { defaultSort, handleSortChange, query } = useListQuery()
  const { selectAll, toggleAll } = useSelection()
  const state = String(selectAll)
  const sort = NAMES.find((name) => ORDERS[name] === (query.sort || defaultSort || ORDERS.changed))
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
          value={sort ? ORDERS[sort] : ''}
        >
          {/* Sorted by a column of the table. */}
          {!sort && <option value="">{t('mediaSort_custom')}</option>}
          {NAMES.map((name) => (
            <option key={name} value={ORDERS[name]}>
              {t(`mediaSort_${name}`)}
            </option>
          ))}
        </select>
      </span>
    </div>
  )
}

/** The tile's link or button, which the keys move between. */
const FACE = '[data-tile]'

/** Two tiles stand in one row while they overlap by that many pixels. */
const ROW = 8

/**
 * Arrows, Home and End go from tile to tile as they stand on screen; the space bar chooses one. Enter opens it, as it does
 * with any link.
 * @param onToggle null where nothing can be chosen
 */
function useGridKeys(onToggle: ((id: string) => void) | null): (event: KeyboardEvent<HTMLElement>) => void {
  return useCallback(
    (event) => {
      const face = event.target instanceof Element ? event.target.closest<HTMLElement>(FACE) : null
      if (!face || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === ' ' && onToggle) {
        const id = face.closest<HTMLElement>('[data-id]')?.dataset.id
        if (id) onToggle(id)
        event.preventDefault()
        return
      }
      const faces = [...event.currentTarget.querySelectorAll<HTMLElement>(FACE)]
      const next = neighbourOf(
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

function neighbourOf(faces: HTMLElement[], from: number, key: string, isRightToLeft: boolean): HTMLElement | undefined {
  if (key === 'Home') return faces[0]
  if (key === 'End') return faces.at(-1)
  if (key === 'ArrowRight') return faces[from + (isRightToLeft ? -1 : 1)]
  if (key === 'ArrowLeft') return faces[from + (isRightToLeft ? 1 : -1)]
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  const own = faces[from]?.getBoundingClientRect()
  if (!own) return undefined
  const others = key === 'ArrowDown' ? faces.slice(from + 1) : faces.slice(0, from).reverse()
  const away = others
    .map((face) => ({ face, box: face.getBoundingClientRect() }))
    .filter(({ box }) => (key === 'ArrowDown' ? box.top > own.bottom - ROW : box.bottom < own.top + ROW))
  const row = away.filter(({ box }) => Math.abs(box.top - (away[0]?.box.top ?? 0)) < ROW)
  return row.toSorted((a, b) => Math.abs(a.box.left - own.left) - Math.abs(b.box.left - own.left))[0]?.face
}

/** As many as one question takes. */
const MOST = 200

/**
 * In how many places each of the media is used; null until it is known, and where it cannot be.
 * @param turn asks again whenever it is another one
 */
function useUseCounts(ids: string[], turn: unknown): ReadonlyMap<string, number> | null {
  const { data } = useRead<{ counts: Record<string, number> }>(ids.length > 0 ? '/media/use-counts' : null, {
    body: { ids: ids.slice(0, MOST) },
    turn,
  })
  return useMemo(() => data && new Map(ids.slice(0, MOST).map((id) => [id, data.counts[id] ?? 0])), [data, ids])
}

interface Props {
  /** Tiles can be chosen, for what is done to many at once or picked together. */
  canSelect: boolean
  isTrash: boolean
  site: string | null
  tiles: Record<string, Tile>
}

/** A page of the list as tiles. */
export function Grid({ canSelect, isTrash, site, tiles }: Props) {
  const t = useWords()
  const { onSelect } = useListDrawerContext()
  const { data } = useListQuery()
  const { selected, setSelection } = useSelection()
  const docs = useMemo(() => (data?.docs ?? []) as Data[], [data])
  const schedules = useSchedules('media', site ?? undefined, data)
  const counts = useUseCounts(
    useMemo(() => docs.map(({ id }) => String(id)), [docs]),
    data,
  )
  const [asked, setAsked] = useState<string | null>(null)
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
              onUses={() => setAsked(tile.id)}
              schedule={schedules.get(tile.id)}
              tile={tile}
            />
          )
        })}
      </ul>
      {asked && <UsesDialog id={asked} onClose={() => setAsked(null)} type="media" />}
    </>
  )
}
