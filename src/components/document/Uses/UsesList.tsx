'use client'

import { useConfig } from '@payloadcms/ui'
import { List } from '@/components/ui/List/List'
import { ListRow } from '@/components/ui/List/ListRow'
import { Status } from '@/components/ui/Status/Status'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Uses.module.css'
import type { Uses } from './useUses'

interface Props {
  uses: Uses
  /** Maximum number of uses listed. Default: all. */
  max?: number
}

/** Documents that use something, each with a link, and how many more there are. */
export function UsesList({ max = Number.POSITIVE_INFINITY, uses: { places, total, unseen } }: Props) {
  const t = useMessages()
  const { routes } = useConfig().config
  const shown = places.slice(0, max)
  const remaining = total - unseen - shown.length
  const notes = [
    remaining > 0 && t('usesMore', { count: remaining }),
    unseen > 0 && t('usesUnseen', { count: unseen }),
  ].filter((line) => line !== false)
  return (
    <>
      {shown.length > 0 && (
        <List>
          {shown.map(({ collection, id, isLive, kind, state, title }) => (
            <ListRow
              detail={isLive ? kind : t('usesInDraft', { kind })}
              end={<Status state={state} />}
              href={`${routes.admin}/collections/${collection}/${id}`}
              key={`${collection}/${id}`}
              title={title || t('untitled')}
            />
          ))}
        </List>
      )}
      {notes.length > 0 && <p className={styles.rest}>{notes.join(' ')}</p>}
    </>
  )
}
