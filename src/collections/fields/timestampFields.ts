import type { DateField, LabelFunction, Field } from 'payload'
import { columnLabel } from '@/collections/labels'
import { onlyInLists } from './hideFromLists'
import { ignoreClientValue } from '@/collections/hooks/requests'
import { publishState } from './stateField'
import { zonedDate } from './zonedDate'

export const TIMESTAMP_CELL = '/src/components/document/Moments/MomentCell#MomentCell'

/** Payload's timestamps of a document, shown in UTC in lists. */
export const timestampFields = (): DateField[] => [
  timestampField('updatedAt', columnLabel('Changed', 'changed')),
  timestampField('createdAt', columnLabel('Created', 'created')),
]

const timestampField = (name: string, label: LabelFunction): DateField => ({
  name,
  type: 'date',
  admin: { components: { Cell: TIMESTAMP_CELL }, disableBulkEdit: true, ...onlyInLists },
  index: true,
  label,
})

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
