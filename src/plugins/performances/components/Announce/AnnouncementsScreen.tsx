import type { AdminViewServerProps } from 'payload'
import { SettingsScreen } from '@/exports/rsc'
import { hasPermission } from '@/exports/shared'
import { toLocalDateTime } from '@/lib/events/calendar/localDateTime'
import { Announcements } from './Announcements'

/** The screen on which changes of performances are announced and taken back. */
export function AnnouncementsScreen(view: AdminViewServerProps) {
  return (
    <SettingsScreen
      areas={['events', 'performances', 'performancesTable', 'announcements']}
      may={(person, id) => hasPermission(person, 'events:manage', id)}
      view={view}
    >
      {({ person, t, tenant: { id, languages, timezone } }) => ({
        content: (
          <Announcements
            key={id}
            languages={languages}
            mayPublish={hasPermission(person, 'events:publish', id)}
            tenantId={id}
            timezone={timezone}
            today={toLocalDateTime(new Date().toISOString(), timezone).day}
          />
        ),
        help: t('announceHelp'),
        title: t('announceTitle'),
        trail: [{ label: t('announceTitle') }],
      })}
    </SettingsScreen>
  )
}
