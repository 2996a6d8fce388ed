import type { DateField, LabelFunction } from 'payload'
import { columnLabel } from '../labels'
import { onlyInLists } from './hideFromLists'

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
