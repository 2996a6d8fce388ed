import type { DateField, PayloadRequest } from 'payload'
import { personOf } from '../../access/personOf'
import { validTimezone } from '../../lib/events/isTimezone'

const CELL = '/src/components/document/Moments/ZonedCell#ZonedCell'

/**
 * A moment with the zone that it is meant in. Stored as an instant, with the zone's IANA name beside it in
 * `{name}_tz`, as text: Payload's own enum would need a migration for each zone that a deployment offers.
 */
export const zonedDate = (name: string, more: Partial<DateField> = {}): DateField => ({
  name,
  type: 'date',
  timezone: {
    override: ({ baseField }) => {
      const { options: _, type: __, ...rest } = baseField
      return { ...rest, type: 'text', defaultValue: zoneOnScreen, validate: validTimezone } as unknown as typeof baseField
    },
  },
  ...more,
  admin: {
    date: { displayFormat: 'd MMM yyyy HH:mm', pickerAppearance: 'dayAndTime', timeFormat: 'HH:mm', timeIntervals: 15 },
    ...more.admin,
    components: { Cell: CELL, ...more.admin?.components },
  },
})

/** What a form starts with. The hooks of a content type know better for documents that come without a form. */
async function zoneOnScreen({ req }: { req: PayloadRequest }): Promise<string | undefined> {
  return (await personOf(req))?.current?.timezone
}
