import type { Field } from 'payload'
import { nobody } from '../../access/atoms/nobody'

/** When a document went live, and the date that visitors are shown. */
export const publishingFields = (): Field[] => [
  {
    name: 'publishDate',
    type: 'date',
    admin: {
      date: { pickerAppearance: 'dayAndTime' },
      description: 'The date that visitors see.',
      disableListColumn: true,
      position: 'sidebar',
    },
  },
  {
    name: 'publishedAt',
    type: 'date',
    access: { create: nobody, update: nobody },
    admin: { disableBulkEdit: true, hidden: true },
    label: 'First published',
  },
]
