import { PERFORMANCE_STATES, type PerformanceDetails } from '../../lib/change'
import { isAccessKind } from '@/lib/events/accessKinds'

/** Form state of a performance, besides its time and venue. */
export interface Details {
  accessTypes: string[]
  bookingLinkLabel: string
  bookingLinkURL: string
  instanceStatus: string
}

export const emptyDetails: Details = {
  accessTypes: [],
  bookingLinkLabel: '',
  bookingLinkURL: '',
  instanceStatus: 'scheduled',
}

const stateOf = (value: string) => PERFORMANCE_STATES.find((state) => state === value)

/** Converts the form for a request that adds performances. */
export const detailsOf = (
  { accessTypes, bookingLinkLabel, bookingLinkURL, instanceStatus }: Details,
  sellsTickets: boolean,
): PerformanceDetails => ({
  accessTypes: accessTypes.filter(isAccessKind),
  instanceStatus: stateOf(instanceStatus),
  ...(sellsTickets && {
    bookingLinkLabel: bookingLinkLabel.trim() || null,
    bookingLinkURL: bookingLinkURL.trim() || null,
  }),
})

/** Returns the details that differ from `before`. */
export function changedDetails(form: Details, before: Details): PerformanceDetails {
  const isSame = (name: keyof Details) => JSON.stringify(form[name]) === JSON.stringify(before[name])
  const current = detailsOf(form, true)
  return Object.fromEntries(Object.entries(current).filter(([name]) => !isSame(name as keyof Details)))
}
