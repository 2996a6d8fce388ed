import type { Field } from 'payload'
import { columnLabel } from '../labels'
import { ignoreClientValue } from '../hooks/requests'
import { onlyInLists } from './hideFromLists'
import { publishState } from './stateField'
import { zonedDate } from './zonedDate'

/** Fields for the publication time and the date shown to visitors. */
export const publishingFields = (): Field[] => [
  publishState(),
  zonedDate('publishDate', { admin: { description: 'The date that visitors see.', position: 'sidebar' } }, 'site'),
  {
    name: 'publishedAt',
    type: 'date',
    admin: { disableBulkEdit: true, ...onlyInLists },
    // A duplicate has never been published.
    hooks: { beforeDuplicate: [() => null], beforeValidate: [ignoreClientValue] },
    label: columnLabel('First published', 'firstPublished'),
  },
]
