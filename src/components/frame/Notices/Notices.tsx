'use client'

import * as Popover from '@radix-ui/react-popover'
import { useState } from 'react'
import { useWords } from '../../ui/useWords'
import ribbon from '../Ribbon/Ribbon.module.css'
import { RibbonItem } from '../Ribbon/RibbonItem'
import styles from './Notices.module.css'
import { NoticesPanel } from './NoticesPanel'
import { useRead } from '@/components/calls/useRead'
import { noticesState, type NoticesAnswer, type NoticesState } from './notice'

/** An answer stands for all pages that are opened within this time. */
const FRESH_MS = 60_000

/** The person's notices, read once a minute at most: when a page is opened, or somebody comes back to it. */
function useNotices(): { reload: () => void; state: NoticesState } {
  const { data, error, reload } = useRead<NoticesAnswer>('/notices', { freshFor: FRESH_MS, refocuses: true })
  return { reload, state: noticesState(data, error) }
}

/** The bell, with the number of unread notices, and the panel that it opens. */
export function Notices() {
  const t = useWords()
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
