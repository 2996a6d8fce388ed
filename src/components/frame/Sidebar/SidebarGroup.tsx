'use client'

import { Link } from '@payloadcms/ui'
import { useId } from 'react'
import { activeLink } from '@/lib/navigation/activeSection'
import type { NavigationLink } from '@/lib/navigation/buildNavigation'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/Icon/Icon'
import { useAdminPath } from '../Nav/useAdminPath'
import type { SidebarCounts, DraftCounts } from '@/database/navigation/sidebarCounts'
import styles from './Sidebar.module.css'
import { useMessages } from '@/components/ui/useMessages'

const MAX_SHOWN = 99

/** Number of documents in a collection that have never been published. */
function DraftCount({ collection, drafts }: { collection: string; drafts: DraftCounts }) {
  const t = useMessages()
  const count = drafts[collection] ?? 0
  if (count === 0) return null
  return <span className={styles.count}>{count > MAX_SHOWN ? `${MAX_SHOWN}+` : t('draftsCount', { count })}</span>
}

interface Props {
  counts: SidebarCounts
  heading: string | null
  links: NavigationLink[]
  /** All links of the sidebar: the best match among them is active. */
  siblings: NavigationLink[]
}

/** Links under a heading. */
export function SidebarGroup({ counts, heading, links, siblings }: Props) {
  const id = useId()
  const { hrefOf, path } = useAdminPath()
  const active = activeLink(path, siblings)
  return (
    <>
      {heading && (
        <h2 className={styles.heading} id={id}>
          {heading}
        </h2>
      )}
      <ul aria-labelledby={heading ? id : undefined} className={styles.list}>
        {links.map((link) => (
          <li key={link.path}>
            <Link
              aria-current={link.path === active?.path ? 'page' : undefined}
              className={classes(styles.link, link.path === active?.path && styles.active)}
              href={hrefOf(link.path)}
              prefetch={false}
            >
              <Icon name={link.icon} size={17} />
              <span className={styles.label}>{link.label}</span>
              {link.collection && <DraftCount collection={link.collection} drafts={counts.drafts} />}
              {link.collection === 'forms' && <UnreadCount count={counts.unreadAnswers} />}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

const MAX_COUNT = 99

/** Number of unread form submissions. */
function UnreadCount({ count }: { count: number }) {
  const t = useMessages()
  if (count === 0) return null
  return (
    <span className={styles.unread}>
      {count > MAX_COUNT ? t('formAnswersUnreadMany') : t('formAnswersUnread', { count })}
    </span>
  )
}
