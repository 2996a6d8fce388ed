'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { ScheduleLine } from '../../../../components/document/Schedule/ScheduleLine'
import type { Schedule } from '../../../../components/document/Schedule/useSchedules'
import { Icon } from '../../../../components/ui/Icon/Icon'
import { Status } from '../../../../components/ui/Status/Status'
import { classes } from '../../../../components/ui/classes'
import { useWords } from '../../../../components/ui/useWords'
import { AltLine } from './AltLine'
import styles from './Library.module.css'
import { Picture } from './Picture'
import { PublishHere } from './PublishHere'
import type { Tile } from './tile'
import { useFacts } from './useFacts'

interface Props {
  canSelect: boolean
  /** In how many places it is used; null until it is known. */
  count: number | null
  isSelected: boolean
  isTrash: boolean
  /** In a picker: picks it. */
  onPick: (() => void) | null
  onToggle: () => void
  onUses: () => void
  schedule: Schedule | undefined
  tile: Tile
}

/** One of the media: its picture, what it is called, and what there is to know of it. */
export function MediaTile({ canSelect, count, isSelected, isTrash, onPick, onToggle, onUses, schedule, tile }: Props) {
  const t = useWords()
  const { routes } = useConfig().config
  const facts = useFacts(tile)
  const title = tile.title || t('untitled')
  const face = (
    <>
      <Picture tile={tile} />
      <span className={styles.title} title={title}>
        <bdi>{title}</bdi>
      </span>
    </>
  )
  return (
    <li className={classes(styles.tile, isSelected && styles.selected)} data-id={tile.id}>
      {onPick ? (
        <button aria-label={t('mediaPick', { title })} className={styles.face} data-tile onClick={onPick} type="button">
          {face}
        </button>
      ) : (
        <Link
          className={styles.face}
          data-tile
          href={formatAdminURL({
            adminRoute: routes.admin,
            path: `/collections/media${isTrash ? '/trash' : ''}/${tile.id}`,
          })}
          prefetch={false}
        >
          {face}
        </Link>
      )}
      {canSelect && (
        <span className={styles.pick}>
          <input aria-label={t('mediaSelect', { title })} checked={isSelected} onChange={onToggle} type="checkbox" />
        </span>
      )}
      <div className={styles.facts}>
        <span className={styles.state}>
          <Status state={tile.state} />
          <ScheduleLine schedule={schedule} />
          {onPick && tile.state === 'draft' && <PublishHere id={tile.id} title={title} />}
        </span>
        <AltLine tile={tile} />
        <span className={styles.line}>
          {/* Width before height, whichever way the page reads. */}
          {facts.sides && <bdi dir="ltr">{facts.sides}</bdi>}
          {facts.sides && facts.size && ' · '}
          {facts.size}
        </span>
        {tile.tags.length > 0 && (
          <span className={styles.line} title={tile.tags.join(', ')}>
            <Icon className={styles.icon} name="Tag" />
            <bdi>{tile.tags.join(', ')}</bdi>
          </span>
        )}
        {!isTrash && count !== null && (
          <span className={styles.line}>
            {count === 0 ? (
              t('mediaUnused')
            ) : (
              <button
                aria-label={t('mediaUsesOf', { count, title })}
                className={styles.uses}
                onClick={onUses}
                type="button"
              >
                {t('mediaUses', { count })}
              </button>
            )}
          </span>
        )}
      </div>
    </li>
  )
}
