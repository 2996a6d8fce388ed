import { PERFORMANCE_STATES, type PerformanceDetails } from '../../lib/change'
import { isAccessKind } from '../../../../lib/events/accessKinds'

/** What a performance has beside its time and place, as it is typed. */
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

const stateOf = (value: string) => PERFORMANCE_STATES.find((one) => one === value)

/** What of it is said of new performances. */
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

/** What of it is not as it was. */
export function changedDetails(form: Details, before: Details): PerformanceDetails {
  const isSame = (name: keyof Details) => JSON.stringify(form[name]) === JSON.stringify(before[name])
  const now = detailsOf(form, true)
  return Object.fromEntries(Object.entries(now).filter(([name]) => !isSame(name as keyof Details)))
}
