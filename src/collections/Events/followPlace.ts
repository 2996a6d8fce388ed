import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
} from 'payload'
import { idOf } from '../../lib/values'
import { personOf } from '../../access/personOf'
import { followedZone, type ZonedMoment } from '../../lib/events/followedZone'
import { zoneOfPlace } from './zoneOfPlace'
import { readPlaceZone, rowsInZone, writeZones, type ZonedRow } from '../../database/performances/places'
import { changeManyOutsideForms } from '../saves/changeOutsideForm'
import { writeSpan } from '../../database/events/span'

type Document = Record<string, unknown>

const meantKey = (collection: string): string => `momentsMeant:${collection}`

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const momentOf = (value: unknown): string | null => (value instanceof Date ? value.toISOString() : textOf(value))

/** Remembers which moments the caller sends without their zone: only a hook before the operation sees what was sent. */
export const noteMoments =
  (fields: string[]): CollectionBeforeOperationHook =>
  ({ args, collection, operation, req }) => {
    if (operation !== 'create' && operation !== 'update') return
    const data = ('data' in args ? args.data : undefined) as Document | undefined
    req.context[meantKey(collection.slug)] = fields.filter(
      (name) => textOf(data?.[name]) && !textOf(data?.[`${name}_tz`]),
    )
  }

/** Gives a new performance the zone of its place where the caller names none, before the form's default would. */
export const startInPlace =
  (fields: string[]): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'create') return args
    const { data } = args as { data: Document }
    const missing = fields.filter((name) => !textOf(data[`${name}_tz`]))
    const tenant =
      idOf(data.tenant) ?? (req.payloadAPI === 'REST' ? null : ((await personOf(req))?.current?.id ?? null))
    if (missing.length === 0 || !tenant) return args
    // The end is on the same clock as the start that the caller named.
    const named = fields.map((name) => textOf(data[`${name}_tz`])).find((zone) => zone !== null)
    const zone = named ?? (await zoneOfPlace(req, { ...placeOf(data), tenant }))
    for (const name of missing) data[`${name}_tz`] = zone
    return args
  }

/**
 * Lets the zones of moments follow the place of their document, on drafts and autosaves too, until somebody chooses others.
 * @param isAlways a moment has a zone before it is set
 */
export const followPlace =
  (fields: string[], { isAlways = false } = {}): CollectionBeforeValidateHook =>
  async ({ collection, data, originalDoc, req }) => {
    const wanted = data ? fields.filter((name) => isAlways || momentOf(data[name]) || textOf(data[`${name}_tz`])) : []
    if (!data || wanted.length === 0) return data
    const stored = (originalDoc ?? {}) as Document
    const tenant = idOf(stored.tenant ?? data.tenant)
    const place = await zonesOf(req, tenant, stored, data)
    const meant = (req.context[meantKey(collection.slug)] ?? []) as string[]
    for (const name of wanted) {
      const of = (document: Document): ZonedMoment => ({
        moment: momentOf(document[name]),
        zone: textOf(document[`${name}_tz`]),
      })
      const { moment, zone } = followedZone({
        given: of(data),
        isMomentMeant: meant.includes(name),
        place,
        stored: of(stored),
      })
      data[`${name}_tz`] = zone
      if (moment) data[name] = moment
    }
    return data
  }

/** The zones of the place before a save and after it. A document that is only being made has one. */
async function zonesOf(
  req: PayloadRequest,
  tenant: string | null,
  stored: Document,
  data: Document,
): Promise<{ after: string; before: string }> {
  const [old, now] = [placeOf(stored), placeOf(data)]
  const after = await zoneOfPlace(req, { ...now, tenant })
  const isSame = !stored.id || (old.event === now.event && old.venue === now.venue)
  return { after, before: isSame ? after : await zoneOfPlace(req, { ...old, tenant }) }
}

const placeOf = ({ event, venue }: Document) => ({ event: idOf(event), venue: idOf(venue) })

type Kind = 'event' | 'venue'

const zoneKey = (kind: Kind, id: string): string => `placeZone:${kind}/${id}`

const zoneOf = (req: PayloadRequest, kind: Kind, id: string, tenant: string | null): Promise<string> =>
  readPlaceZone(req, { tenant, ...(kind === 'event' ? { event: id } : { venue: id }) })

/** Remembers in which zone the performances of an event, or of a venue, take place before it is saved. */
export const notePlaceZone =
  (kind: Kind): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    const id = idOf(originalDoc)
    const zone = id && (await zoneOf(req, kind, id, idOf(originalDoc.tenant)))
    if (id) req.context[zoneKey(kind, id)] = zone
    return data
  }

/**
 * Lets the performances follow when their event goes to a venue in another zone, or their venue turns out to lie in one:
 * those without a place, or a zone, of their own. What a draft says of something published waits until it is published.
 */
export const movePlaces =
  (kind: Kind): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    const id = String(doc.id)
    const before = req.context[zoneKey(kind, id)]
    delete req.context[zoneKey(kind, id)]
    if (typeof before !== 'string' || before === (await zoneOf(req, kind, id, idOf(doc.tenant)))) return doc
    const rows = await rowsInZone(req, kind === 'event' ? { event: id } : { venue: id }, before)
    const moved = rows.filter(({ placeZone }) => placeZone !== before).map((row) => inPlace(row, before))
    if (moved.length === 0) return doc
    // What a colleague is writing now stays as it is; it is listed among those that disagree with their place.
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
    for (const event of new Set(moved.flatMap((row) => row.event ?? []))) await writeSpan(req, event)
    return doc
  }

function inPlace(row: ZonedRow, before: string): ZonedRow {
  const follow = (moment: string | null, zone: string | null) =>
    followedZone({
      given: { moment, zone },
      isMomentMeant: false,
      place: { after: row.placeZone, before },
      stored: { moment, zone },
    })
  const [start, end] = [follow(row.start, row.startZone), follow(row.end, row.endZone)]
  return { ...row, end: end.moment, endZone: end.zone, start: start.moment, startZone: start.zone }
}
