import {
  includedDays,
  rulesOfEventOrganiser,
  rulesOfModernEventsCalendar,
  rulesOfTheEventsCalendar,
} from '../repeats/readRules'
import type { OldEvent, OldTime, OldVenue } from './item'
import type { Entry } from './readEntries'

/** Post types of The Events Calendar, Modern Events Calendar, and of Events Manager and Event Organiser. */
const EVENT_TYPES = ['tribe_events', 'mec-events', 'event']

export const isEventType = (type: string): boolean => EVENT_TYPES.includes(type)

interface FoundEvent {
  data: OldEvent
  /** Old id of the event whose performance it is. */
  partOf?: string
}

/** An event with its times, as its plugin stored it; null if it has none that can be read. */
export function eventOf(type: string, entry: Entry): FoundEvent | null {
  if (type === 'tribe_events') return fromTheEventsCalendar(entry)
  if (type === 'mec-events') return fromModernEventsCalendar(entry)
  return entry.meta._event_start_date ? fromEventsManager(entry) : fromEventOrganiser(entry)
}

/** Days of one event that are read one by one. A calendar holds fewer of them. */
const MAX_DAYS = 2_000

const EMPTY = { bookingAddress: null, organizers: [], price: null, repeats: false, venue: null, zone: null }

function fromTheEventsCalendar({ meta, texts }: Entry): FoundEvent | null {
  const times = timesOf(meta._EventStartDate, meta._EventEndDate)
  if (!times) return null
  const parent = texts['wp:post_parent']
  const rules = rulesOfTheEventsCalendar(meta)
  return {
    data: {
      ...EMPTY,
      bookingAddress: webAddress(meta._EventURL),
      organizers: meta._EventOrganizerID ? [meta._EventOrganizerID] : [],
      price: priceOf(meta._EventCost, meta._EventCurrencySymbol),
      repeats: !rules && /"type"|rules/.test(meta._EventRecurrence ?? ''),
      times: [times],
      venue: known(meta._EventVenueID),
      zone: zoneOf(meta._EventTimezone),
      ...(rules && { rules }),
    },
    ...(parent && parent !== '0' && { partOf: parent }),
  }
}

function fromEventsManager({ meta }: Entry): FoundEvent | null {
  const at = (day = '', time = '') => `${day} ${time || '00:00:00'}`
  const times = timesOf(
    at(meta._event_start_date, meta._event_start_time),
    meta._event_end_date && at(meta._event_end_date, meta._event_end_time),
  )
  if (!times) return null
  const location = known(meta._location_id)
  const series = known(meta._recurrence_id)
  return {
    data: { ...EMPTY, times: [times], venue: location && `location:${location}`, zone: zoneOf(meta._event_timezone) },
    ...(series && { partOf: `recurrence:${series}` }),
  }
}

function fromModernEventsCalendar({ meta }: Entry): FoundEvent | null {
  const first = timesOf(mecTime(meta, 'start'), mecTime(meta, 'end'))
  if (!first) return null
  // Days that were chosen one by one: `2026-05-01:2026-05-01:08-00-PM:10-00-PM,…`
  const chosen = (meta.mec_in_days ?? '').split(',', MAX_DAYS)
  const days = chosen.flatMap((entry) => {
    const [start, end, from, to] = entry.split(':')
    const times = timesOf(
      `${start} ${clockOf(from) ?? first.start.local.slice(11)}`,
      end && `${end} ${clockOf(to) ?? first.end?.local.slice(11) ?? '00:00'}`,
    )
    return start && times ? [times] : []
  })
  const location = known(meta.mec_location_id)
  const rules = rulesOfModernEventsCalendar(meta)
  return {
    data: {
      ...EMPTY,
      bookingAddress: webAddress(meta.mec_more_info),
      price: meta.mec_cost?.trim() || null,
      repeats: meta.mec_repeat_status === '1' && days.length === 0 && !rules,
      times: [first, ...days],
      venue: location && location !== '1' ? `mec_location:${location}` : null,
      zone: zoneOf(meta.mec_timezone),
      ...(rules && { rules }),
    },
  }
}

function fromEventOrganiser({ meta, terms }: Entry): FoundEvent | null {
  const times = timesOf(meta._eventorganiser_schedule_start_start, meta._eventorganiser_schedule_start_finish)
  if (!times) return null
  const venue = terms.find(({ domain }) => domain === 'event-venue')?.nicename
  const last = meta._eventorganiser_schedule_last_start
  const rules = rulesOfEventOrganiser(meta)
  const extraDays = includedDays(meta)
  return {
    data: {
      ...EMPTY,
      repeats: Boolean(last) && last !== meta._eventorganiser_schedule_start_start && !rules,
      times: [times],
      ...(rules && { rules }),
      ...(extraDays.length > 0 && { extraDays }),
      venue: venue ? `event-venue:${venue}` : null,
    },
  }
}

/** The venue that an entry is, with the id by which events name it. */
export function venueOf(type: string, { meta }: Entry): { data: OldVenue; oldId?: string } | null {
  if (type === 'tribe_venue')
    return {
      data: filled({
        city: meta._VenueCity,
        country: meta._VenueCountry,
        phone: meta._VenuePhone,
        postcode: meta._VenueZip,
        street: meta._VenueAddress,
        website: webAddress(meta._VenueURL) ?? undefined,
      }),
    }
  if (type !== 'location' || !meta._location_id) return null
  return {
    data: {
      ...filled({
        city: meta._location_town,
        country: meta._location_country,
        postcode: meta._location_postcode,
        street: meta._location_address,
      }),
      ...coordinates(meta._location_latitude, meta._location_longitude),
    },
    oldId: `location:${meta._location_id}`,
  }
}

const filled = (texts: Record<string, string | undefined>): OldVenue =>
  Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : [])))

function coordinates(latitude: string | undefined, longitude: string | undefined): Pick<OldVenue, 'lat' | 'lng'> {
  const [lat, lng] = [Number(latitude), Number(longitude)]
  const isReal = (lat !== 0 || lng !== 0) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  return isReal ? { lat, lng } : {}
}

const LOCAL = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})/

function localTime(text: string | undefined): OldTime | null {
  const [, day, time] = LOCAL.exec(text?.trim() ?? '') ?? []
  return day && time && !Number.isNaN(Date.parse(`${day}T${time}Z`)) ? { local: `${day}T${time}` } : null
}

function timesOf(from: string | undefined, to: string | undefined): OldEvent['times'][number] | null {
  const start = localTime(from)
  const end = localTime(to)
  return start && { end: end && end.local > start.local ? end : null, start }
}

/** Zones such as `UTC+2` are no places: their clocks do not change with the seasons. */
function zoneOf(zone: string | undefined): string | null {
  const name = zone?.trim()
  if (!name || /^UTC[+-]/i.test(name) || name === 'global') return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

function mecTime(meta: Entry['meta'], which: 'end' | 'start'): string | undefined {
  const day = meta[`mec_${which}_date`]
  const clock = clockOf(
    `${meta[`mec_${which}_time_hour`] ?? '0'}-${meta[`mec_${which}_time_minutes`] ?? '0'}-${meta[`mec_${which}_time_ampm`] ?? 'AM'}`,
  )
  return day && clock ? `${day} ${clock}` : undefined
}

/** `08-00-PM` as `20:00`. */
function clockOf(text: string | undefined): string | null {
  const [, hour, minute, half] = /^(\d{1,2})-(\d{1,2})-([AP]M)$/i.exec(text ?? '') ?? []
  if (!hour || !minute || !half) return null
  const hours = (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute.padStart(2, '0')}`
}

const known = (id: string | undefined): string | null => (id && id !== '0' ? id : null)

const webAddress = (text: string | undefined): string | null =>
  text && /^https?:\/\/\S+$/i.test(text.trim()) && URL.canParse(text.trim()) ? text.trim() : null

function priceOf(cost: string | undefined, symbol: string | undefined): string | null {
  const price = cost?.trim()
  if (!price) return null
  return /^\d/.test(price) && symbol ? `${symbol}${price}` : price
}
