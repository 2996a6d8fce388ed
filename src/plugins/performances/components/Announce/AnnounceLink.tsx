'use client'

import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { Button } from '@/components/ui/Button/Button'
import { useMessages } from '@/components/ui/useMessages'
import { ANNOUNCEMENTS } from '../../lib/announcements/limits'

interface Props {
  /** What the screen begins with. */
  about?: { event: string } | { ids: string } | { venue: string }
}

/** A link to the screen that announces a change of performances. */
export function AnnounceLink({ about }: Props) {
  const t = useMessages()
  const adminRoute = useConfig().config.routes.admin
  const query = about ? `?${new URLSearchParams(about)}` : ''
  return (
    <Button href={`${formatAdminURL({ adminRoute, path: ANNOUNCEMENTS })}${query}`} icon="CalendarClock">
      {t('announceTitle')}
    </Button>
  )
}
