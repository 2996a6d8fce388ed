'use client'

import { useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { Button, useMessages } from '@/exports/client'
import { ANNOUNCEMENTS } from '../../lib/announcements/limits'

interface Props {
  /** What the screen begins with. */
  about?: { event: string } | { ids: string[] } | { venue: string }
}

/** A link to the screen that announces a change of performances. */
export function AnnounceLink({ about }: Props) {
  const t = useMessages()
  const adminRoute = useConfig().config.routes.admin
  return (
    <Button href={`${formatAdminURL({ adminRoute, path: ANNOUNCEMENTS })}${partOf(about)}`} icon="CalendarClock">
      {t('announceTitle')}
    </Button>
  )
}

/** Ids of many performances would be too long for a server: it never receives what follows `#`. */
function partOf(about: Props['about']): string {
  if (!about) return ''
  return 'ids' in about ? `#ids=${about.ids.join(',')}` : `?${new URLSearchParams(about)}`
}
