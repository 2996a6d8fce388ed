'use client'

import { useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import type { ShownAnnouncement } from '@/lib/platform/shownAnnouncement'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Announcement.module.css'
import { DISMISSED } from './dismissed'

const KEPT_SECONDS = 180 * 24 * 60 * 60

/** Once dismissed, it stays hidden in this browser until there is a new announcement. */
export function AnnouncementBanner({ id, level, text }: ShownAnnouncement) {
  const t = useMessages()
  const { routes } = useConfig().config
  const [isOpen, setIsOpen] = useState(true)
  if (!isOpen) return null
  const dismiss = () => {
    document.cookie = `${DISMISSED}=${id}; path=${routes.admin}; max-age=${KEPT_SECONDS}; samesite=lax`
    setIsOpen(false)
  }
  return (
    <section aria-label={t('announcement')} className={styles.banner} data-level={level}>
      <Icon name={level === 'info' ? 'Bell' : 'CircleAlert'} />
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <Button onClick={dismiss}>{t('dismiss')}</Button>
    </section>
  )
}
