import type { AppPart } from '../../apps/defineApp'
import type { EventProperty } from './property'

/** What the events of every site can be chosen by. */
const OWN: EventProperty[] = [
  { name: 'season', label: 'eventsSeason', looksAt: { event: 'season' }, relationTo: 'seasons', type: 'relationship' },
  { name: 'series', label: 'eventsSeries', looksAt: { event: 'series' }, relationTo: 'series', type: 'relationship' },
  {
    name: 'venue',
    label: 'eventsVenue',
    looksAt: { event: 'venue', performance: 'venue' },
    relationTo: 'venues',
    type: 'relationship',
  },
  { name: 'startDate', label: 'eventsStartDate', looksAt: { event: 'startDate' }, type: 'date' },
  { name: 'endDate', label: 'eventsEndDate', looksAt: { event: ['endDate', 'startDate'] }, type: 'date' },
]

/**
 * What events can be chosen by where some apps are enabled. Those of an app are named after it: `generalBooking.bookingLink`.
 * @param parts code of the apps that are enabled
 */
export const eventProperties = (parts: Pick<AppPart, 'eventFilters' | 'handle'>[]): EventProperty[] => [
  ...OWN,
  ...parts.flatMap(({ eventFilters = [], handle }) =>
    eventFilters.map((filter) => ({ ...filter, name: `${handle}.${filter.name}` })),
  ),
]
