import type { Booking } from '@/lib/apps/website/WebsitePart'
import { lastsForDays } from '@/lib/events/lastsForDays'
import type { Sale } from '@/lib/events/sale'
import type { Event, EventInstance } from '@/payload-types'
import { formatDay, formatTime, type Clock } from '../formatMoments'
import { fillPlaceholders, type SiteMessages } from '../siteMessages'
import { isFree } from './parsePrices'

/** Maximum age of data from a box office, in milliseconds. */
const STALE_MS = 5 * 60 * 60 * 1000

/**
 * Ticket state of a performance. `book`, `fewLeft` and `free` can be booked; `atDoor` means that the label says how to
 * get tickets otherwise; `none` means that there is nothing to show.
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

/** Ticket information of a performance as plain data for templates. */
export interface BookingState {
  state: BookingStateName
  /** Text of the button when there is a `url`, else of the notice; null when there is nothing to show. */
  label: string | null
  /** Accessible label that includes the context, for screen readers. */
  name: string | null
  /** Further notices, such as few tickets left or a changed date. */
  notes: string[]
  /** Booking address; null while booking is not possible. */
  url: string | null
  /** Address of the sale, whether or not it has started. */
  link: string | null
  /** Start of the sale: ISO 8601 in UTC. */
  from: string | null
  /** The link opens in a new tab. */
  isNewTab: boolean
}

type EventFields = Pick<Event, 'bookingLinkLabel' | 'bookingLinkURL' | 'eventStatus' | 'priceText' | 'title'>
type PerformanceFields = Pick<
  EventInstance,
  'bookingLinkLabel' | 'bookingLinkURL' | 'end' | 'instanceStatus' | 'previousStart' | 'start' | 'start_tz'
>

export interface BookingInput {
  performance: PerformanceFields
  event: EventFields | null
  /** It is at another time than before, whatever has become of its tickets since. */
  isMoved: boolean
  /** Data of the box office; null when there is none. */
  sale: Sale | null
  /** Settings of the booking links app. */
  booking: Booking | null
  /** An app that sells tickets is enabled. */
  sellsTickets: boolean
  currency: string
  /** Formats in the language of the messages. Its time zone is the site's. */
  clock: Clock
  messages: SiteMessages
  now: Date
  /**
   * Until when it can be booked, in milliseconds since 1970; null for no end. Default: until it begins, or ends if it
   * lasts.
   */
  until?: number | null
  /** When it is, in words; '' if that is not known. Default: its start. */
  when?: string
}

/**
 * Returns the address of the sale: the link of the performance, else of its event, else the fallback page of the
 * booking app. The links of performances and events come from the box office or from staff; the field map decides which
 * (`docs/box-offices.md`).
 */
const bookingLink = ({
  booking,
  event,
  performance,
  sellsTickets,
}: Pick<BookingInput, 'booking' | 'event' | 'performance' | 'sellsTickets'>): string | null =>
  sellsTickets || booking ? performance.bookingLinkURL || event?.bookingLinkURL || booking?.fallback || null : null

/** Returns the custom label of the booking link, in the same order of precedence. */
const ownLabel = ({ booking, event, performance }: BookingInput): string | null =>
  performance.bookingLinkLabel || event?.bookingLinkLabel || booking?.label || null

const NOTICES = { cancelled: 'cancelled', postponed: 'postponed', sold_out: 'soldOut' } as const

/** Returns the more severe state of the event and the performance. */
function noticeOf(
  event: EventFields | null,
  performance: PerformanceFields,
): (typeof NOTICES)[keyof typeof NOTICES] | null {
  const found = (['cancelled', 'postponed', 'sold_out'] as const).find(
    (state) => event?.eventStatus === state || performance.instanceStatus === state,
  )
  return found ? NOTICES[found] : null
}

/** Computes the ticket information of a performance. */
export function bookingState(input: BookingInput): BookingState {
  const { booking, clock, currency, event, now, performance, sale, sellsTickets, messages: messages } = input
  const { until = bookableUntil(performance), when = momentIn(performance.start, performance.start_tz, clock) } = input
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
  const base = { ...none, notes: movedNotes(input) }
  if (notice) return { ...(notice === 'soldOut' ? base : none), label: messages[notice], state: notice }
  if (until !== null && until <= now.getTime()) return { ...base, state: 'over' }
  if (!sellsTickets && !booking) return base
  const isFreeOfCharge = isFree(event?.priceText, currency)
  const from = sale?.onSaleFrom && new Date(sale.onSaleFrom) > now ? sale.onSaleFrom : null
  if (from)
    return {
      ...base,
      from,
      label: fillPlaceholders(messages.onSaleFrom, { when: momentIn(from, null, clock) }),
      state: 'onSaleFrom',
    }
  if (isClosed(sale, now)) return { ...base, label: messages.notOnSale, state: 'notOnSale' }
  const label = ownLabel(input)
  // A label without a link explains how to get tickets otherwise.
  if (!link)
    return label && label !== booking?.label
      ? { ...base, label, state: 'atDoor' }
      : isFreeOfCharge
        ? { ...base, label: messages.free, state: 'free' }
        : base
  const text = label ?? (isFreeOfCharge ? messages.bookFree : messages.book)
  const notes = sale?.isFewLeft ? [...base.notes, messages.fewLeft] : base.notes
  return {
    ...base,
    label: text,
    name: `${text}: ${when ? fillPlaceholders(messages.bookFor, { title: event?.title ?? '', when }) : (event?.title ?? '')}`,
    notes,
    state: sale?.isFewLeft ? 'fewLeft' : isFreeOfCharge ? 'free' : 'book',
    url: link,
  }
}

/** Returns until when a performance can be booked, in milliseconds since 1970: until it begins, or ends if it lasts. */
const bookableUntil = (performance: PerformanceFields): number =>
  Date.parse((lastsForDays(performance) && performance.end) || performance.start)

/** Box office data may predate the start of the sale: booking is possible from the announced time on. */
const isClosed = (sale: Sale | null, now: Date): boolean =>
  sale?.isOnSale === false && !(sale.onSaleFrom && now.getTime() - Date.parse(sale.onSaleFrom) < STALE_MS)

/** Returns when the ticket information changes by itself, in milliseconds since 1970. */
export const saleChanges = ({ onSaleFrom }: Sale): number[] =>
  onSaleFrom ? [Date.parse(onSaleFrom), Date.parse(onSaleFrom) + STALE_MS] : []

/** Returns the notice that a performance was moved, with the previous time when known. */
function movedNotes({
  clock,
  isMoved,
  performance: { previousStart, start_tz: zone },
  messages: messages,
}: BookingInput): string[] {
  if (!isMoved) return []
  return [
    previousStart
      ? fillPlaceholders(messages.movedFrom, { when: momentIn(previousStart, zone, clock) })
      : messages.moved,
  ]
}

/** Formats a moment in its own time zone, else in the site's. */
const momentIn = (moment: string, zone: string | null | undefined, clock: Clock): string =>
  `${formatDay(moment, zone, clock)}, ${formatTime(moment, zone, clock)}`
