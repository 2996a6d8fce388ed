import type { DateField, FieldHook, LabelFunction, PayloadRequest, Field } from 'payload'
import { idOf } from '@/lib/values'
import { personOf } from '@/access/personOf'
import { validateTimezone } from './validate'
import { sentenceCase } from '@/lib/names/sentenceCase'
import { translatorOf } from '@/i18n/translator'
import { translatedLabel } from '@/collections/labels'
import { readLocationZone } from '@/database/performances/locations'

type LabelArgs = Parameters<LabelFunction>[0]

const CELL = '/src/components/document/Moments/ZonedCell#ZonedCell'

/**
 * A date and time with its time zone, stored as an instant with the IANA name in `{name}_tz`. The zone is text, because
 * Payload's own enum would need a migration for each zone that a deployment adds.
 * @param zoneSource default zone in forms of documents without one: that of the venue or event (`place`) or of the
 * tenant (`site`)
 */
export const zonedDate = (
  name: string,
  overrides: Partial<DateField> = {},
  zoneSource: 'place' | 'site' = 'place',
): DateField => {
  const dateLabel = translatedLabel(typeof overrides.label === 'string' ? overrides.label : sentenceCase(name))
  return {
    name,
    type: 'date',
    timezone: {
      override: ({ baseField }) => {
        const { options: _, type: __, ...rest } = baseField
        return {
          ...rest,
          type: 'text',
          label: ({ i18n, t }: LabelArgs) => translatorOf(i18n)('dateZone', { date: dateLabel({ i18n, t }) }),
          admin: { ...rest.admin, disableListColumn: true, disableListFilter: true },
          defaultValue: currentTenantZone,
          hooks: { afterRead: [zoneOfDocument(zoneSource)] },
          validate: validateTimezone,
        } as unknown as typeof baseField
      },
    },
    ...overrides,
    admin: {
      date: {
        displayFormat: 'd MMM yyyy HH:mm',
        pickerAppearance: 'dayAndTime',
        timeFormat: 'HH:mm',
        timeIntervals: 15,
      },
      ...overrides.admin,
      components: { Cell: CELL, ...overrides.admin?.components },
    },
  }
}

/** Initial value in forms. Hooks of the content types set the zone of documents created without a form. */
async function currentTenantZone({ req }: { req: PayloadRequest }): Promise<string | undefined> {
  return (await personOf(req))?.current?.timezone
}

/** Default zone for an existing document without one, in forms only. Lists and the API return the stored value. */
const zoneOfDocument =
  (zoneSource: 'place' | 'site'): FieldHook =>
  ({ data, findMany, req, value }) => {
    if (value || findMany || !req.user || req.payloadAPI !== 'local') return value
    const { event, tenant, venue } = (data ?? {}) as Record<string, unknown>
    const place = zoneSource === 'place' ? { event: idOf(event), venue: idOf(venue) } : {}
    return readLocationZone(req, { ...place, tenant: idOf(tenant) })
  }

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

/** The time zone columns of all top-level dates, so that every read of a time also selects its zone. */
export function zonesOf(fields: Field[]): Record<`${string}_tz`, true> {
  return Object.assign({}, ...fields.map(zonesOfField)) as Record<`${string}_tz`, true>
}

function zonesOfField(field: Field): Record<string, true> {
  if (field.type === 'date') return field.timezone ? { [`${field.name}_tz`]: true } : {}
  if (field.type === 'row' || field.type === 'collapsible') return zonesOf(field.fields)
  if (field.type === 'tabs')
    return Object.assign(
      {},
      ...field.tabs.filter((tab) => !('name' in tab)).map((tab) => zonesOf(tab.fields)),
    ) as Record<string, true>
  return {}
}
