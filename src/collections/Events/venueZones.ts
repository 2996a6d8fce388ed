import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
} from 'payload'
import { idOf } from '@/lib/values'
import { personOf } from '@/access/personOf'
import { resolveZone, type ZonedMoment } from '@/lib/events/resolveZone'
import { readLocationZone, readRowsInZone, writeZones, type ZonedRow } from '@/database/performances/locations'
import { changeManyOutsideForms } from '@/collections/saves/changeOutsideForm'
import { writeSpans } from '@/database/events/span'

type Document = Record<string, unknown>

const momentsWithoutZoneKey = (collection: string): string => `momentsWithoutZone:${collection}`

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const momentOf = (value: unknown): string | null => (value instanceof Date ? value.toISOString() : textOf(value))

/**
 * Remembers which dates the request sets without a time zone: only a hook before the operation sees the original
 * request data.
 */
export const rememberDatesWithoutZone =
  (fields: string[]): CollectionBeforeOperationHook =>
  ({ args, collection, operation, req }) => {
    if (operation !== 'create' && operation !== 'update') return
    const data = ('data' in args ? args.data : undefined) as Document | undefined
    req.context[momentsWithoutZoneKey(collection.slug)] = fields.filter(
      (name) => textOf(data?.[name]) && !textOf(data?.[`${name}_tz`]),
    )
  }

/**
 * Sets the time zone of a new performance from its venue if the request does not, before the default of the form
 * applies.
 */
export const setVenueZone =
  (fields: string[]): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'create') return args
    const { data } = args as { data: Document }
    const missing = fields.filter((name) => !textOf(data[`${name}_tz`]))
    const tenant =
      idOf(data.tenant) ?? (req.payloadAPI === 'REST' ? null : ((await personOf(req))?.current?.id ?? null))
    if (missing.length === 0 || !tenant) return args
    // The end uses the same time zone as the start in the request.
    const requestedZone = fields.map((name) => textOf(data[`${name}_tz`])).find((zone) => zone !== null)
    const zone = requestedZone ?? (await readLocationZone(req, { ...placeOf(data), tenant }))
    for (const name of missing) data[`${name}_tz`] = zone
    return args
  }

/**
 * Updates the time zones of dates when the venue of their document changes, in drafts and autosaves too, until a user
 * selects another zone.
 * @param isAlways set a zone even if the date is empty
 */
export const updateZonesFromVenue =
  (fields: string[], { isAlways = false } = {}): CollectionBeforeValidateHook =>
  async ({ collection, data, originalDoc, req }) => {
    const affectedFields = data
      ? fields.filter((name) => isAlways || momentOf(data[name]) || textOf(data[`${name}_tz`]))
      : []
    if (!data || affectedFields.length === 0) return data
    const stored = (originalDoc ?? {}) as Document
    const tenant = idOf(stored.tenant ?? data.tenant)
    const place = await zonesOf(req, tenant, stored, data)
    const withoutZone = (req.context[momentsWithoutZoneKey(collection.slug)] ?? []) as string[]
    for (const name of affectedFields) {
      const momentAndZone = (document: Document): ZonedMoment => ({
        moment: momentOf(document[name]),
        zone: textOf(document[`${name}_tz`]),
      })
      const { moment, zone } = resolveZone({
        given: momentAndZone(data),
        isMomentMeant: withoutZone.includes(name),
        place,
        stored: momentAndZone(stored),
      })
      data[`${name}_tz`] = zone
      if (moment) data[name] = moment
    }
    return data
  }

/** The venue's time zones before and after the save; the same for a new document. */
async function zonesOf(
  req: PayloadRequest,
  tenant: string | null,
  stored: Document,
  data: Document,
): Promise<{ after: string; before: string }> {
  const [previous, current] = [placeOf(stored), placeOf(data)]
  const after = await readLocationZone(req, { ...current, tenant })
  const isSame = !stored.id || (previous.event === current.event && previous.venue === current.venue)
  return { after, before: isSame ? after : await readLocationZone(req, { ...previous, tenant }) }
}

const placeOf = ({ event, venue }: Document) => ({ event: idOf(event), venue: idOf(venue) })

type Kind = 'event' | 'venue'

const zoneKey = (kind: Kind, id: string): string => `placeZone:${kind}/${id}`

const zoneOf = (req: PayloadRequest, kind: Kind, id: string, tenant: string | null): Promise<string> =>
  readLocationZone(req, { tenant, ...(kind === 'event' ? { event: id } : { venue: id }) })

/** Remembers the time zone of the performances of an event or venue before it is saved. */
export const rememberVenueZone =
  (kind: Kind): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    const id = idOf(originalDoc)
    const zone = id && (await zoneOf(req, kind, id, idOf(originalDoc.tenant)))
    if (id) req.context[zoneKey(kind, id)] = zone
    return data
  }

/**
 * Updates performances when their event moves to a venue in another time zone, or the zone of their venue changes.
 * Performances with a venue or zone of their own keep it. A draft of a published document takes effect when it is
 * published.
 */
export const updatePerformanceZones =
  (kind: Kind): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    const id = String(doc.id)
    const before = req.context[zoneKey(kind, id)]
    delete req.context[zoneKey(kind, id)]
    if (typeof before !== 'string' || before === (await zoneOf(req, kind, id, idOf(doc.tenant)))) return doc
    const rows = await readRowsInZone(req, kind === 'event' ? { event: id } : { venue: id }, before)
    const moved = rows.filter(({ placeZone }) => placeZone !== before).map((row) => inPlace(row, before))
    if (moved.length === 0) return doc
    // Performances that another user is editing are left unchanged and appear in the list of those that differ from
    // their venue.
    await changeManyOutsideForms(
      req,
      {
        collection: 'event-instances',
        fields: ['start', 'start_tz', 'end', 'end_tz'],
        ids: [...new Set(moved.map(({ performance }) => performance))],
      },
      (free) =>
        writeZones(
          req,
          moved.filter(({ performance }) => free.includes(performance)),
        ),
    )
    await writeSpans(
      req,
      moved.flatMap((row) => row.event ?? []),
    )
    return doc
  }

function inPlace(row: ZonedRow, before: string): ZonedRow {
  const convert = (moment: string | null, zone: string | null) =>
    resolveZone({
      given: { moment, zone },
      isMomentMeant: false,
      place: { after: row.placeZone, before },
      stored: { moment, zone },
    })
  const [start, end] = [convert(row.start, row.startZone), convert(row.end, row.endZone)]
  return { ...row, end: end.moment, endZone: end.zone, start: start.moment, startZone: start.zone }
}
