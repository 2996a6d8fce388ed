import type { DateField } from 'payload'
import { validTimezone } from '../../lib/events/isTimezone'

/**
 * A moment with the zone that it is meant in. Stored as an instant, with the zone's IANA name beside it in
 * `{name}_tz`, as text: Payload's own enum would need a migration for each zone that a deployment offers.
 */
export const zonedDate = (name: string, more: Partial<DateField> = {}): DateField => ({
  name,
  type: 'date',
  timezone: {
    override: ({ baseField }) => {
      const { defaultValue, options: _, type: __, ...rest } = baseField
      return { ...rest, type: 'text', defaultValue, validate: validTimezone } as unknown as typeof baseField
    },
  },
  ...more,
  admin: { date: { displayFormat: 'd MMM yyyy HH:mm', pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm', timeIntervals: 15 }, ...more.admin },
})
