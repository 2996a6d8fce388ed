import type { Booking } from '../../../../lib/apps/website/WebsitePart'
import type { Sale } from '../../../../lib/events/sale'
import type { Event, EventInstance } from '../../../../payload-types'
import { dayIn, timeIn, type Clock } from '../when'
import { fill, type SiteWords } from '../../words/siteWords'
import { isFree } from './pricesIn'

/** The longest that a box office may not have been asked for. */
const STALE_MS = 5 * 60 * 60 * 1000

/**
 * How things stand with the tickets of a performance. `book`, `fewLeft` and `free` can be booked; `atDoor` says where
 * tickets are to be had otherwise; `none`: there is nothing to say.
 */
export type BookingStateName =
  | 'atDoor'
  | 'book'
  | 'cancelled'
  | 'fewLeft'
  | 'free'
  | 'none'
  | 'notOnSale'
  | 'onSaleFrom'
  | 'over'
  | 'postponed'
  | 'soldOut'

/** What visitors are told of the tickets of a performance, as plain data for whoever renders it. */
export interface BookingState {
  state: BookingStateName
  /** The text of the button where there is a `url`, else of the notice; null where there is nothing to say. */
  label: string | null
  /** The label for whoever hears it without what stands beside it. */
  name: string | null
  /** What else has to be said: that few are left, that it was moved. */
  notes: string[]
  /** Where to book at this moment; null where that is not possible. */
  url: string | null
  /** Where it is or will be sold, on sale or not. */
  link: string | null
  /** When selling begins: ISO 8601 in UTC. */
  from: string | null
  /** The link opens in a new tab. */
  isNewTab: boolean
}

type EventOf = Pick<Event, 'bookingLinkLabel' | 'bookingLinkURL' | 'eventStatus' | 'priceText' | 'title'>
type PerformanceOf = Pick<
  EventInstance,
  'bookingLinkLabel' | 'bookingLinkURL' | 'instanceStatus' | 'previousStart' | 'start' | 'start_tz'
>

export interface BookingInput {
  performance: PerformanceOf
  event: EventOf | null
  /** What the box office says; null where there is none. */
  sale: Sale | null
  /** Of the app for booking links. */
  booking: Booking | null
  /** An app that sells tickets is enabled. */
  sellsTickets: boolean
  currency: string
  /** In the language of the words. Its zone is the site's own. */
  clock: Clock
  words: SiteWords
  now: Date
}

/**
 * Where tickets are sold. What stands at the performance wins, else what stands at its event, else the page that the
 * booking app names for everything without a link. At a performance and at an event stands what the box office says or
 * what staff wrote: the field map decides which of the two (`docs/box-offices.md`).
 */
const bookingLink = ({
  booking,
  event,
  performance,
  sellsTickets,
}: Pick<BookingInput, 'booking' | 'event' | 'performance' | 'sellsTickets'>): string | null =>
  sellsTickets || booking ? performance.bookingLinkURL || event?.bookingLinkURL || booking?.fallback || null : null

/** What somebody has called the way to tickets, in the same order. */
const ownLabel = ({ booking, event, performance }: BookingInput): string | null =>
  performance.bookingLinkLabel || event?.bookingLinkLabel || booking?.label || null

const NOTICES = { cancelled: 'cancelled', postponed: 'postponed', sold_out: 'soldOut' } as const

/** The state of an event goes before that of its performances, the worse of both first. */
function noticeOf(event: EventOf | null, performance: PerformanceOf): (typeof NOTICES)[keyof typeof NOTICES] | null {
  const found = (['cancelled', 'postponed', 'sold_out'] as const).find(
    (state) => event?.eventStatus === state || performance.instanceStatus === state,
  )
  return found ? NOTICES[found] : null
}

/** What visitors are told of the tickets of a performance. */
export function bookingState(input: BookingInput): BookingState {
  const { booking, clock, currency, event, now, performance, sale, sellsTickets, words } = input
  const link = bookingLink(input)
  const none: BookingState = {
    from: null,
    isNewTab: booking?.isNewTab === true,
    label: null,
    link,
    name: null,
    notes: [],
    state: 'none',
    url: null,
  }
  const notice = noticeOf(event, performance)
  if (notice) return { ...none, label: words[notice], state: notice }
  const base = { ...none, notes: movedNotes(input) }
  if (new Date(performance.start) <= now) return { ...base, state: 'over' }
  if (!sellsTickets && !booking) return base
  const isFreeOfCharge = isFree(event?.priceText, currency)
  const from = sale?.onSaleFrom && new Date(sale.onSaleFrom) > now ? sale.onSaleFrom : null
  if (from)
    return { ...base, from, label: fill(words.onSaleFrom, { when: momentIn(from, null, clock) }), state: 'onSaleFrom' }
  if (isClosed(sale, now)) return { ...base, label: words.notOnSale, state: 'notOnSale' }
  const label = ownLabel(input)
  // A label that leads nowhere says what is to be had otherwise.
  if (!link)
    return label && label !== booking?.label
      ? { ...base, label, state: 'atDoor' }
      : isFreeOfCharge
        ? { ...base, label: words.free, state: 'free' }
        : base
  const text = label ?? (isFreeOfCharge ? words.bookFree : words.book)
  const when = momentIn(performance.start, performance.start_tz, clock)
  const notes = sale?.isFewLeft ? [...base.notes, words.fewLeft] : base.notes
  return {
    ...base,
    label: text,
    name: `${text}: ${fill(words.bookFor, { title: event?.title ?? '', when })}`,
    notes,
    state: sale?.isFewLeft ? 'fewLeft' : isFreeOfCharge ? 'free' : 'book',
    url: link,
  }
}

/** What the box office said last may be from before the sale began: at the hour itself visitors can book. */
const isClosed = (sale: Sale | null, now: Date): boolean =>
  sale?.isOnSale === false && !(sale.onSaleFrom && now.getTime() - Date.parse(sale.onSaleFrom) < STALE_MS)

/** When what is said of a sale is another thing by itself, in milliseconds since 1970. */
export const changesOfSale = ({ onSaleFrom }: Sale): number[] =>
  onSaleFrom ? [Date.parse(onSaleFrom), Date.parse(onSaleFrom) + STALE_MS] : []

/** That a performance was moved, and from when where that is known. */
function movedNotes({
  clock,
  performance: { instanceStatus, previousStart, start_tz: zone },
  words,
}: BookingInput): string[] {
  if (instanceStatus !== 'moved') return []
  return [previousStart ? fill(words.movedFrom, { when: momentIn(previousStart, zone, clock) }) : words.moved]
}

/** A moment in words, in its own zone or else in the site's. */
const momentIn = (moment: string, zone: string | null | undefined, clock: Clock): string =>
  `${dayIn(moment, zone, clock)}, ${timeIn(moment, zone, clock)}`
