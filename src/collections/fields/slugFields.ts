import type { Field } from 'payload'

/** The address part of a document, and the lock that lets it follow the title. */
export const slugFields = (): Field[] => [
  {
    name: 'slug',
    type: 'text',
    admin: { description: 'Last part of the web address. Follows the title while locked.', position: 'sidebar' },
    index: true,
    maxLength: 120,
  },
  {
    name: 'slugLock',
    type: 'checkbox',
    admin: { disableListColumn: true, position: 'sidebar' },
    defaultValue: true,
    label: 'Follow the title',
  },
]
