import type { DateField } from 'payload'

/** A day without a time, the same wherever it is read. Stored as noon UTC of that day. */
export const plainDay = (name: string, more: Partial<DateField> = {}): DateField => ({
  name,
  type: 'date',
  ...more,
  admin: {
    date: { displayFormat: 'd MMM yyyy', pickerAppearance: 'dayOnly' },
    ...more.admin,
    components: { Cell: '/src/components/document/Moments/DayCell#DayCell', ...more.admin?.components },
  },
})
