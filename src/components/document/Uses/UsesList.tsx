'use client'

import { useConfig } from '@payloadcms/ui'
import { List } from '../../ui/List/List'
import { ListRow } from '../../ui/List/ListRow'
import { Status } from '../../ui/Status/Status'
import { useMessages } from '../../ui/useMessages'
import styles from './Uses.module.css'
import type { Uses } from './useUses'

interface Props {
  uses: Uses
  /** Places that are named. Default: all. */
  most?: number
}

/** Places that use something, each a way to it, and how many more there are. */
export function UsesList({ most = Number.POSITIVE_INFINITY, uses: { places, total, unseen } }: Props) {
  const t = useMessages()
  const { routes } = useConfig().config
  const shown = places.slice(0, most)
  const more = total - unseen - shown.length
  const rest = [more > 0 && t('usesMore', { count: more }), unseen > 0 && t('usesUnseen', { count: unseen })].filter(
    (one) => one !== false,
  )
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
      {rest.length > 0 && <p className={styles.rest}>{rest.join(' ')}</p>}
    </>
  )
}
