'use client'

import { useConfig } from '@payloadcms/ui'
import { isolateText } from '@/lib/text/isolated'
import { List } from '@/components/ui/List/List'
import { ListRow } from '@/components/ui/List/ListRow'
import { Status } from '@/components/ui/Status/Status'
import { useMessages } from '@/components/ui/useMessages'
import styles from '../Uses/Uses.module.css'
import type { Hidden } from './useHidden'

interface Props {
  hidden: Hidden
  /** Maximum number of documents listed. Default: all. */
  max?: number
}

/** Documents that visitors cannot see, each with its status and a link, and how many more there are. */
export function HiddenList({ hidden: { targets, unseen }, max = Number.POSITIVE_INFINITY }: Props) {
  const t = useMessages()
  const { routes } = useConfig().config
  const shown = targets.slice(0, max)
  const remaining = targets.length - shown.length
  const notes = [
    remaining > 0 && t('publishMore', { count: remaining }),
    unseen > 0 && t('publishUnseen', { count: unseen }),
  ].filter((line) => line !== false)
  return (
    <>
      {shown.length > 0 && (
        <List>
          {shown.map(({ collection, id, kind, moment, state, title }) => (
            <ListRow
              detail={moment ? `${kind} · ${t('schedulePublishes', { moment: isolateText(moment) })}` : kind}
              end={<Status state={state} />}
              href={`${routes.admin}/collections/${collection}/${state === 'trashed' ? 'trash/' : ''}${id}`}
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
