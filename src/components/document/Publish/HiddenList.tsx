'use client'

import { useConfig } from '@payloadcms/ui'
import { isolated } from '../../../lib/text/isolated'
import { List } from '../../ui/List/List'
import { ListRow } from '../../ui/List/ListRow'
import { Status } from '../../ui/Status/Status'
import { useMessages } from '../../ui/useMessages'
import styles from '../Uses/Uses.module.css'
import type { Hidden } from './useHidden'

interface Props {
  hidden: Hidden
  /** Documents that are named. Default: all. */
  most?: number
}

/** Documents that visitors do not see, each with its state and a link to it, and how many more there are. */
export function HiddenList({ hidden: { targets, unseen }, most = Number.POSITIVE_INFINITY }: Props) {
  const t = useMessages()
  const { routes } = useConfig().config
  const shown = targets.slice(0, most)
  const more = targets.length - shown.length
  const rest = [
    more > 0 && t('publishMore', { count: more }),
    unseen > 0 && t('publishUnseen', { count: unseen }),
  ].filter((one) => one !== false)
  return (
    <>
      {shown.length > 0 && (
        <List>
          {shown.map(({ collection, id, kind, moment, state, title }) => (
            <ListRow
              detail={moment ? `${kind} · ${t('schedulePublishes', { moment: isolated(moment) })}` : kind}
              end={<Status state={state} />}
              href={`${routes.admin}/collections/${collection}/${state === 'trashed' ? 'trash/' : ''}${id}`}
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
