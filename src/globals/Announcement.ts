import { labelIn } from '@/collections/labels'
import { ANNOUNCEMENT_LEVELS, type AnnouncementLevel } from '@/lib/platform/shownAnnouncement'
import { defineProviderGlobal } from './defineProviderGlobal'
import { inEveryLanguage, textByLanguage } from './textByLanguage'
import type { MessageKey } from '@/i18n/en'

const MAX_TEXT_LENGTH = 300

const LEVELS: Record<AnnouncementLevel, MessageKey> = {
  critical: 'announcementCritical',
  info: 'announcementInfo',
  warning: 'announcementWarning',
}

/** The provider's announcement to everyone who uses the admin, for all tenants. Not shown if its text is empty. */
export const Announcement = defineProviderGlobal({
  slug: 'announcement',
  admin: { description: inEveryLanguage('announcementHelp') },
  fields: [
    textByLanguage({
      description: labelIn('announcementTextHelp'),
      label: labelIn('announcementText'),
      maxLength: MAX_TEXT_LENGTH,
      name: 'text',
    }),
    {
      name: 'level',
      type: 'select',
      defaultValue: 'info',
      label: labelIn('announcementLevel'),
      options: ANNOUNCEMENT_LEVELS.map((value) => ({ label: labelIn(LEVELS[value]), value })),
      required: true,
    },
    {
      name: 'showFrom',
      type: 'date',
      admin: { date: { pickerAppearance: 'dayAndTime' }, description: labelIn('announcementFromHelp') },
      label: labelIn('announcementFrom'),
    },
    {
      name: 'showUntil',
      type: 'date',
      admin: { date: { pickerAppearance: 'dayAndTime' }, description: labelIn('announcementUntilHelp') },
      label: labelIn('announcementUntil'),
    },
  ],
  label: labelIn('announcement'),
})
