import type { DateField } from 'payload'

/** A date without a time or time zone. Stored as noon UTC of that day. */
export const plainDay = (name: string, overrides: Partial<DateField> = {}): DateField => ({
  name,
  type: 'date',
  ...overrides,
  admin: {
    date: { displayFormat: 'd MMM yyyy', pickerAppearance: 'dayOnly' },
    ...overrides.admin,
    components: { Cell: '/src/components/document/Moments/DayCell#DayCell', ...overrides.admin?.components },
  },
})
