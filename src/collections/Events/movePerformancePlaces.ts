import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { idOf } from '../../access/idOf'
import { readPlaceZone, rowsInZone, writeZones, type ZonedRow } from '../../database/performances/places'
import { followedZone } from '../../lib/events/followedZone'
import { changeManyOutsideForms } from '../saves/changeOutsideForm'
import { writeSpan } from '../../database/events/span'

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
