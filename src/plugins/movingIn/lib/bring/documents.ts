import { DateTime } from 'luxon'
import type { PayloadRequest } from 'payload'
import { anyDocuments } from '@/exports/server'
import { updateEventsOnce } from '@/collections/EventInstances/updateEventsOnce'
import { localToInstant } from '@/lib/events/recurring/localToInstant'
import { textOfHtml } from '@/lib/html/textOfHtml'
import { isoDate } from '@/lib/time/isoDate'
import { findBrought, listPerformances, type Item } from '../../database/items'
import type { OldEvent, OldVenue } from '../export/item'
import { cut } from '../texts/cut'
import type { Remark } from '../texts/readText'
import type { Bringing } from './Bringing'
import { convertText, joinTexts, picturesIn } from './convert'
import { countryCode } from './countryCode'
import { MAX_PERFORMANCES } from '../limits'
import { endlessUntil, timesOf } from '../repeats/timesOf'
import { menuEntriesOf } from './menus'

/** What becomes of an item: the data of its document, and what a person should know about it. */
interface Made {
  data: Record<string, unknown>
  openLinks?: number
  remarks?: Remark[]
}

const MAX_SUMMARY = 400

/** The data of the document that an item becomes. */
export async function dataOf(
  req: PayloadRequest,
  bringing: Bringing,
  item: Item,
  parent: string | null,
): Promise<Made> {
  const made = await makeOf(req, bringing, item, parent)
  return { ...made, remarks: [...(made.remarks ?? []), ...(item.data.remarks ?? [])] }
}

async function makeOf(req: PayloadRequest, bringing: Bringing, item: Item, parent: string | null): Promise<Made> {
  switch (item.kind) {
    case 'author':
      return personOf(req, bringing, item)
    case 'category':
      return { data: withAddress(item, { summary: summaryOf(item), title: item.title }) }
    case 'page':
      return pageOf(req, bringing, item, parent)
    case 'post':
      return postOf(req, bringing, item)
    case 'venue':
      return venueOf(req, bringing, item)
    case 'event':
      return eventOf(req, bringing, item)
    case 'menu':
      return menuOf(req, bringing, item)
    case 'redirect':
      return redirectOf(req, bringing, item)
    default:
      throw new Error(`No document is made of ${item.kind}`)
  }
}

async function menuOf(req: PayloadRequest, bringing: Bringing, item: Item): Promise<Made> {
  const { entries, remarks } = await menuEntriesOf(req, bringing, item)
  return { data: { entries, place: 'main', title: item.title }, remarks }
}

/** A slug of the old website stays, so that most addresses do. */
const withAddress = ({ data: { slug } }: Item, data: Record<string, unknown>): Record<string, unknown> => ({
  ...data,
  ...(slug && { slug, slugLock: false }),
})

const summaryOf = ({ data: { excerpt } }: Item): string | null =>
  excerpt ? cut(textOfHtml(excerpt), MAX_SUMMARY) || null : null

async function pictureOf(
  req: PayloadRequest,
  { website }: Bringing,
  { data: { picture } }: Item,
): Promise<string | null> {
  return picture ? ((await findBrought(req, website.id, ['picture'], [picture])).get(picture)?.id ?? null) : null
}

/** Authors have only their names; entries of other types may be whole people. */
async function personOf(req: PayloadRequest, bringing: Bringing, item: Item): Promise<Made> {
  const { blocks, openLinks, remarks } = await convertText(req, bringing, item.data.content ?? '')
  return {
    data: withAddress(item, {
      ...item.data.own,
      biography: joinTexts(blocks),
      name: cut(item.title, 200),
      portrait: (await pictureOf(req, bringing, item)) ?? picturesIn(blocks)[0] ?? null,
      summary: summaryOf(item),
    }),
    openLinks,
    remarks,
  }
}

async function pageOf(req: PayloadRequest, bringing: Bringing, item: Item, parent: string | null): Promise<Made> {
  const { blocks, openLinks, remarks } = await convertText(req, bringing, item.data.content ?? '')
  return {
    data: withAddress(item, {
      image: await pictureOf(req, bringing, item),
      layout: blocks,
      summary: summaryOf(item),
      title: item.title || null,
      ...(parent && { parent }),
    }),
    openLinks,
    remarks,
  }
}

async function postOf(req: PayloadRequest, bringing: Bringing, item: Item): Promise<Made> {
  const { author, categories = [], date, tags } = item.data
  const { blocks, openLinks, remarks } = await convertText(req, bringing, item.data.content ?? '')
  const blogs = await findBrought(req, bringing.website.id, ['category'], categories)
  const people = author ? await findBrought(req, bringing.website.id, ['author'], [author]) : new Map<string, never>()
  return {
    data: withAddress(item, {
      authors: [...people.values()].map(({ id }: { id: string }) => id),
      blog: categories.flatMap((category) => blogs.get(category)?.id ?? [])[0] ?? null,
      image: await pictureOf(req, bringing, item),
      layout: blocks,
      summary: summaryOf(item),
      tags: tagsOf(tags ?? []),
      title: item.title || null,
      ...(date && { publishDate: date }),
    }),
    openLinks,
    remarks,
  }
}

/** Tags as long as they may be, each once. */
export const tagsOf = (tags: string[]): string[] => [
  ...new Set(tags.map((tag) => cut(tag.trim(), 40).trim()).filter(Boolean)),
]

async function venueOf(req: PayloadRequest, bringing: Bringing, item: Item): Promise<Made> {
  const { country, ...venue }: OldVenue = item.data.venue ?? {}
  const { blocks, openLinks, remarks } = await convertText(req, bringing, item.data.content ?? '')
  return {
    data: withAddress(item, {
      ...venue,
      country: countryCode(country),
      description: joinTexts(blocks),
      image: (await pictureOf(req, bringing, item)) ?? picturesIn(blocks)[0] ?? null,
      name: cut(item.title, 200) || null,
      summary: summaryOf(item),
      timezone: null,
    }),
    openLinks,
    remarks,
  }
}

async function eventOf(req: PayloadRequest, bringing: Bringing, item: Item): Promise<Made> {
  const { blocks, openLinks, remarks } = await convertText(req, bringing, item.data.content ?? '')
  const event = item.data.event
  const venue = event?.venue
    ? (await findBrought(req, bringing.website.id, ['venue'], [event.venue])).get(event.venue)
    : null
  const picture = await pictureOf(req, bringing, item)
  return {
    data: withAddress(item, {
      ...item.data.own,
      ...daysOf(item, bringing.tenant.timezone),
      description: joinTexts(blocks),
      images: [...new Set([...(picture ? [picture] : []), ...picturesIn(blocks)])].slice(0, 20),
      priceText: cut(event?.price ?? '', 200) || null,
      summary: summaryOf(item),
      title: item.title || null,
      ...(event?.bookingAddress && { bookingLinkURL: event.bookingAddress }),
      ...(venue && { venue: venue.id }),
    }),
    openLinks,
    remarks: [...remarks, ...(event?.repeats ? [{ detail: '', kind: 'repeats' as const }] : [])],
  }
}

/** The dates of an event whose performances nobody knows. */
function daysOf({ data: { span } }: Item, zone: string): Record<string, string> {
  if (!span) return {}
  return {
    endDate: localToInstant(span.last ?? span.first, '23:59', zone).moment,
    endDate_tz: zone,
    startDate: localToInstant(span.first, '00:00', zone).moment,
    startDate_tz: zone,
  }
}

/** The performances that came of an event. */
export interface CreatedPerformances {
  ids: string[]
  /** Whether there were more than may come. */
  isCut: boolean
  /** Day up to which an event that repeats for ever is brought. */
  endlessUntil: string | null
}

/**
 * Creates the performances of an event: one for each of its times, of those of its rules, and for each event that
 * repeated it.
 */
export async function createPerformances(
  req: PayloadRequest,
  { tenant, website }: Bringing,
  item: Item,
  event: string,
): Promise<CreatedPerformances> {
  const own = item.data.event
  const parts = await listPerformances(req, website.id, item.oldId)
  const today = isoDate(DateTime.utc())
  // An export that has each performance needs no rule, which would bring back those that were moved or cancelled.
  const isByRule = parts.length === 0
  const ownTimes = own && isByRule ? timesOf(own, today, MAX_PERFORMANCES) : (own?.times ?? [])
  const zoned = (part: OldEvent | undefined, listed: OldEvent['times']) =>
    listed.map(({ end, start }) => ({ end, start, zone: part?.zone ?? own?.zone ?? tenant.timezone }))
  const times = [
    ...zoned(own, ownTimes),
    ...parts.flatMap(({ data: { event: part } }) => zoned(part, part?.times ?? [])),
  ]
  if (times.length === 0) return { endlessUntil: null, ids: [], isCut: false }
  const known = new Set<string>()
  const ids: string[] = []
  let isCut = false
  await updateEventsOnce(req, tenant.id, async () => {
    for (const { end, start, zone } of times) {
      const from = instantIn(start.local, zone)
      if (known.has(from)) continue
      if (known.size >= MAX_PERFORMANCES) {
        isCut = true
        break
      }
      known.add(from)
      const { id } = await anyDocuments(req).create({
        collection: 'event-instances',
        data: {
          _status: 'draft',
          event,
          start: from,
          start_tz: zone,
          tenant: tenant.id,
          ...(end && { end: instantIn(end.local, zone), end_tz: zone }),
        },
        depth: 0,
        draft: true,
        overrideAccess: false,
        req,
      })
      ids.push(id)
    }
    return { events: [event], ids }
  })
  return { endlessUntil: own && isByRule ? endlessUntil(own, today) : null, ids, isCut }
}

const instantIn = (local: string, zone: string): string =>
  localToInstant(local.slice(0, 10), local.slice(11), zone).moment

async function redirectOf(req: PayloadRequest, { website }: Bringing, item: Item): Promise<Made> {
  const { from = '', permanent = true, to = '' } = item.data.redirect ?? {}
  const [kind, ...rest] = (item.data.parent ?? '').split(':')
  const target = item.data.parent
    ? (await findBrought(req, website.id, [kind as Item['kind']], [rest.join(':')])).get(rest.join(':'))
    : null
  return {
    data: {
      from,
      permanent,
      title: from,
      ...(target ? { to: { relationTo: target.collection, value: target.id } } : { toAddress: to }),
    },
  }
}
