'use client'

import { Link, useConfig, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { ScheduleLine } from '@/components/document/Schedule/ScheduleMark'
import type { Schedule } from '@/components/document/Schedule/useSchedules'
import { classes, Icon, Status, useMessages } from '@/exports/client'
import { MiddleCut } from '@/components/ui/MiddleCut/MiddleCut'
import styles from './Library.module.css'
import { PublishHere } from './PublishHere'
import { type Tile, isUndescribed, isShownWhole, iconOf } from './tile'
import { fileSize } from '@/lib/files/fileSize'
import { useState } from 'react'

interface Props {
  canSelect: boolean
  /** Number of places where it is used; null until loaded. */
  count: number | null
  isSelected: boolean
  isTrash: boolean
  /** In a picker, selects the tile. */
  onPick: (() => void) | null
  onToggle: () => void
  onUses: () => void
  schedule: Schedule | undefined
  tile: Tile
}

/** A media document: picture, title and details. */
export function MediaTile({ canSelect, count, isSelected, isTrash, onPick, onToggle, onUses, schedule, tile }: Props) {
  const t = useMessages()
  const { routes } = useConfig().config
  const facts = useFacts(tile)
  const title = tile.title || t('untitled')
  const face = (
    <>
      <Picture tile={tile} />
      <span className={styles.title}>
        <MiddleCut text={title} />
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
          {/* Width × height is not mirrored in right-to-left languages. */}
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
        {!isTrash && (
          <span className={styles.line}>
            {count === null ? (
              // Keeps the place of the number.
              ' '
            ) : count === 0 ? (
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

interface Facts {
  /** Width and height of a picture. */
  sides: string | null
  /** Size of the file. */
  size: string | null
}

/** Dimensions and size of a file, in the user's number format. */
function useFacts({ bytes, height, width }: Pick<Tile, 'bytes' | 'height' | 'width'>): Facts {
  const { language } = useTranslation().i18n
  const numberFormat = new Intl.NumberFormat(language, { useGrouping: false })
  return {
    sides: width && height ? `${numberFormat.format(width)} × ${numberFormat.format(height)}` : null,
    size: bytes ? fileSize(bytes, language) : null,
  }
}

/** The alternative text, or a note that it is missing. */
function AltLine({ tile }: { tile: Tile }) {
  const t = useMessages()
  if (!tile.mimeType.startsWith('image/')) return null
  if (tile.isDecorative) return <span className={styles.line}>{t('mediaDecorative')}</span>
  if (isUndescribed(tile)) {
    return (
      <span className={classes(styles.line, styles.missing)}>
        <Icon className={styles.icon} name="CircleAlert" />
        {t('mediaNoAlt')}
      </span>
    )
  }
  return (
    <span className={styles.line} title={tile.alt}>
      {t('mediaAlt', { alt: tile.alt })}
    </span>
  )
}

/**
 * The picture of a tile; an icon for audio, video and pictures that fail to load. The title below it is its text
 * alternative.
 */
function Picture({ tile: { filename, height, mimeType, sources, width } }: { tile: Tile }) {
  const [failed, setFailed] = useState<string | null>(null)
  const last = sources.at(-1)
  const ending = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toUpperCase()
  if (!last || failed === last.address) {
    return (
      <span className={styles.picture}>
        <Icon name={iconOf(mimeType)} size={20} />
        {ending && <span className={styles.ending}>{ending}</span>}
      </span>
    )
  }
  return (
    <span className={styles.picture}>
      <img
        alt=""
        className={classes(styles.image, isShownWhole({ height, mimeType, width }) && styles.drawing)}
        decoding="async"
        loading="lazy"
        onError={() => setFailed(last.address)}
        sizes="(min-width: 480px) 240px, 50vw"
        src={sources[0]?.address}
        srcSet={sources.length > 1 ? sources.map(({ address, width }) => `${address} ${width}w`).join(', ') : undefined}
      />
    </span>
  )
}
