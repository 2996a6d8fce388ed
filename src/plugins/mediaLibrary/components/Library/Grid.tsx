'use client'

import { useListDrawerContext, useListQuery, useSelection } from '@payloadcms/ui'
import type { Data } from 'payload'
import { useMemo, useState } from 'react'
import { useSchedules } from '../../../../components/document/Schedule/useSchedules'
import { UsesDialog } from '../../../../components/document/Uses/UsesDialog'
import { useWords } from '../../../../components/ui/useWords'
import { GridBar } from './GridBar'
import styles from './Library.module.css'
import { MediaTile } from './MediaTile'
import type { Tile } from './tile'
import { useGridKeys } from './useGridKeys'
import { useUseCounts } from './useUseCounts'

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
