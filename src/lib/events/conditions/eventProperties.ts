import type { AppPart } from '@/lib/apps/defineApp'
import type { EventProperty } from './property'

/** Built-in properties of events, available for every tenant. */
const BUILT_IN: EventProperty[] = [
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
 * The properties of events, including those of installed apps, which are prefixed with the app's handle:
 * `generalBooking.bookingLink`.
 * @param parts code of the installed apps
 */
export const eventProperties = (parts: Pick<AppPart, 'eventFilters' | 'handle'>[]): EventProperty[] => [
  ...BUILT_IN,
  ...parts.flatMap(({ eventFilters = [], handle }) =>
    eventFilters.map((filter) => ({ ...filter, name: `${handle}.${filter.name}` })),
  ),
]
