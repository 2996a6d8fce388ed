'use client'

import * as Popover from '@radix-ui/react-popover'
import { useState } from 'react'
import { useMessages } from '@/components/ui/useMessages'
import ribbon from '../Ribbon/Ribbon.module.css'
import { RibbonItem } from '../Ribbon/RibbonItem'
import styles from './Notices.module.css'
import { NoticesPanel } from './NoticesPanel'
import { useChangesOf } from '@/components/calls/changes/useChangesOf'
import { useRead } from '@/components/calls/useRead'
import { noticesState, type NoticesResponse, type NoticesState } from './notice'

/** All pages opened within this time share one response. */
const FRESH_MS = 60_000

/** The user's notifications, loaded on opening a page, on returning to the window, and when there are new ones. */
function useNotices(): { reload: () => void; state: NoticesState } {
  const { data, error, reload } = useRead<NoticesResponse>('/notices', { freshFor: FRESH_MS, reloadsOnFocus: true })
  useChangesOf(['notices'], reload)
  return { reload, state: noticesState(data, error) }
}

/** The bell with the number of unread notifications, and the panel that it opens. */
export function Notices() {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const { reload, state } = useNotices()
  const unread = state.kind === 'loaded' ? state.unread : 0
  const open = (next: boolean) => {
    setOpen(next)
    if (next) reload()
  }
  return (
    <Popover.Root onOpenChange={open} open={isOpen}>
      <Popover.Trigger asChild>
        <button
          aria-label={unread > 0 ? `${t('notices')}, ${t('noticesUnread', { count: unread })}` : t('notices')}
          className={ribbon.item}
          type="button"
        >
          <span className={styles.bell}>
            <RibbonItem icon="Bell" label="" />
            {unread > 0 && <span aria-hidden="true" className={styles.badge} />}
          </span>
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          aria-label={t('notices')}
          className={styles.panel}
          collisionPadding={8}
          side="right"
          sideOffset={8}
        >
          <NoticesPanel onRetry={reload} state={state} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
