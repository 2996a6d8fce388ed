import type { DateField } from 'payload'

const CELL = '/src/components/document/Moments/MomentCell#MomentCell'

/** Payload's own times of a document, shown in UTC in lists. */
export const momentFields = (): DateField[] => [moment('updatedAt', 'Changed'), moment('createdAt', 'Created')]

const moment = (name: string, label: string): DateField => ({
  name,
  type: 'date',
  admin: { components: { Cell: CELL }, disableBulkEdit: true, hidden: true },
  index: true,
  label,
})
