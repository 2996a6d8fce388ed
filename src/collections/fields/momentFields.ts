import type { DateField, LabelFunction } from 'payload'
import { columnLabel } from '../labels'

export const MOMENT_CELL = '/src/components/document/Moments/MomentCell#MomentCell'

/** Payload's own times of a document, shown in UTC in lists. */
export const momentFields = (): DateField[] => [
  moment('updatedAt', columnLabel('Changed', 'changed')),
  moment('createdAt', columnLabel('Created', 'created')),
]

const moment = (name: string, label: LabelFunction): DateField => ({
  name,
  type: 'date',
  admin: { components: { Cell: MOMENT_CELL }, disableBulkEdit: true, hidden: true },
  index: true,
  label,
})
