import { labelIn } from '../collections/labels'
import { ANNOUNCEMENT_LEVELS, type AnnouncementLevel } from '../lib/platform/shownAnnouncement'
import { after } from './checks'
import { forProvider } from './forProvider'
import { inEveryLanguage } from './inEveryLanguage'
import { textByLanguage } from './textByLanguage'
import type { MessageKey } from '../i18n/en'

const LONGEST_TEXT = 300

const LEVELS: Record<AnnouncementLevel, MessageKey> = {
  critical: 'announcementCritical',
  info: 'announcementInfo',
  warning: 'announcementWarning',
}

/** The notice of a super-admin to everybody who works in the admin, whatever their site. Without a text there is none. */
export const Announcement = forProvider({
  slug: 'announcement',
  admin: { description: inEveryLanguage('announcementHelp') },
  fields: [
    textByLanguage({
      description: labelIn('announcementTextHelp'),
      label: labelIn('announcementText'),
      maxLength: LONGEST_TEXT,
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
      validate: after('showFrom'),
    },
  ],
  label: labelIn('announcement'),
})
