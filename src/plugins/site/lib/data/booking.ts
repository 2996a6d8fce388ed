import type { Event, EventInstance } from '../../../../payload-types'
import { dayIn, timeIn } from '../when'
import type { View } from '../View'

export interface Booking {
  address: string
  isNewTab: boolean
  label: string
  title: string
  when: string
}

/** Where to book a performance; null where there is nothing to book, or no app that sells or leads to whoever does. */
export function bookingFor(one: EventInstance, event: Event | null, { apps, clock, site, words }: View): Booking | null {
  const { booking } = apps
  const address = one.bookingLinkURL || event?.bookingLinkURL || booking?.fallback
  const isOn = new Date(one.start) > new Date() && one.instanceStatus === 'scheduled' && event?.eventStatus !== 'cancelled' && event?.eventStatus !== 'sold_out' && event?.eventStatus !== 'postponed'
  if (!(site.sellsTickets || booking) || !address || !isOn) return null
  return {
    address,
    isNewTab: booking?.isNewTab ?? false,
    label: one.bookingLinkLabel || event?.bookingLinkLabel || booking?.label || words.book,
    title: event?.title ?? '',
    when: `${dayIn(one.start, one.start_tz, clock)}, ${timeIn(one.start, one.start_tz, clock)}`,
  }
}
