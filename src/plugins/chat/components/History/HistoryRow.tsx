'use client'

import { Link } from '@payloadcms/ui'
import { classes, Icon, Menu, MenuItem, useMessages } from '@/exports/client'
import styles from './History.module.css'
import type { ChatListItem } from './useHistory'

interface Props {
  chat: ChatListItem
  href: string
  isActive: boolean
  onDelete: () => void
  onRename: () => void
}

export function HistoryRow({ chat: { title }, href, isActive, onDelete, onRename }: Props) {
  const t = useMessages()
  const label = t('chatMenu', { title })
  const trigger = (
    <button aria-label={label} className={styles.more} type="button">
      <Icon name="Ellipsis" />
    </button>
  )
  return (
    <li className={styles.row}>
      <Link
        aria-current={isActive ? 'page' : undefined}
        className={classes(styles.link, isActive && styles.active)}
        dir="auto"
        href={href}
        prefetch={false}
        title={title}
      >
        {title}
      </Link>
      <Menu align="end" label={label} trigger={trigger}>
        <MenuItem icon="Pencil" onSelect={onRename}>
          {t('chatRename')}
        </MenuItem>
        <MenuItem icon="Trash2" onSelect={onDelete}>
          {t('chatDelete')}
        </MenuItem>
      </Menu>
    </li>
  )
}
