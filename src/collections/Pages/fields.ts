import type { Field, DefaultValue } from 'payload'
import { layoutField } from '@/collections/fields/layoutField'
import { ignoreClientValue } from '@/collections/hooks/requests'
import { isUuid } from '@/lib/values'

/** The parent page from the URL of the create view. Whether it is allowed is checked on save. */
const requestedParent: DefaultValue = ({ req }) => {
  const parent = req.pathname?.endsWith('/create') ? req.query?.parent : undefined
  return isUuid(parent) ? parent : undefined
}

export const pageFields = (): Field[] => [
  { name: 'title', type: 'text', admin: { disableBulkEdit: true }, localized: true, maxLength: 300, required: true },
  {
    name: 'summary',
    type: 'textarea',
    admin: { description: 'For lists, search results and social media.' },
    localized: true,
    maxLength: 400,
  },
  { name: 'image', type: 'upload', relationTo: 'media' },
  layoutField(),
  {
    name: 'parent',
    type: 'relationship',
    admin: { disableBulkEdit: true, position: 'sidebar' },
    defaultValue: requestedParent,
    index: true,
    maxDepth: 0,
    relationTo: 'pages',
  },
  {
    name: 'order',
    type: 'text',
    admin: { disableBulkEdit: true, hidden: true },
    hooks: { beforeValidate: [ignoreClientValue] },
    index: true,
  },
  {
    name: 'relativePath',
    type: 'text',
    admin: { disableBulkEdit: true, position: 'sidebar', readOnly: true },
    hooks: { beforeValidate: [ignoreClientValue] },
    index: true,
    label: 'Address',
  },
  { name: 'hideFromNavigation', type: 'checkbox', admin: { position: 'sidebar' }, defaultValue: false },
]
