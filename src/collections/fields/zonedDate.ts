import type { DateField, FieldHook, PayloadRequest } from 'payload'
import { idOf } from '../../lib/values'
import { personOf } from '../../access/personOf'
import { validTimezone } from '../../lib/events/isTimezone'
import { sentenceCase } from '../../lib/names/sentenceCase'
import { zoneOfPlace } from '../Events/zoneOfPlace'

const CELL = '/src/components/document/Moments/ZonedCell#ZonedCell'

/**
 * A moment with the zone that it is meant in. Stored as an instant, with the zone's IANA name beside it in
 * `{name}_tz`, as text: Payload's own enum would need a migration for each zone that a deployment offers.
 * @param of whose zone a form offers for a document that has none yet: its place's, or its site's
 */
export const zonedDate = (name: string, more: Partial<DateField> = {}, of: 'place' | 'site' = 'place'): DateField => ({
  name,
  type: 'date',
  timezone: {
    override: ({ baseField }) => {
      const { options: _, type: __, ...rest } = baseField
      return {
        ...rest,
        type: 'text',
        label: `${typeof more.label === 'string' ? more.label : sentenceCase(name)}, time zone`,
        defaultValue: zoneOnScreen,
        hooks: { afterRead: [zoneOfDocument(of)] },
        validate: validTimezone,
      } as unknown as typeof baseField
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

/** The same for the form of a document that has no zone there yet. Lists and the API show what is stored. */
const zoneOfDocument =
  (of: 'place' | 'site'): FieldHook =>
  ({ data, findMany, req, value }) => {
    if (value || findMany || !req.user || req.payloadAPI !== 'local') return value
    const { event, tenant, venue } = (data ?? {}) as Record<string, unknown>
    const place = of === 'place' ? { event: idOf(event), venue: idOf(venue) } : {}
    return zoneOfPlace(req, { ...place, tenant: idOf(tenant) })
  }
