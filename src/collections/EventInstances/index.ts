import { formatAdminURL } from 'payload/shared'
import type { BaseFilter } from 'payload'
import { defineContentType } from '@/collections/defineContentType'
import { updateZonesFromVenue, rememberDatesWithoutZone, setVenueZone } from '@/collections/Events/venueZones'
import { EVENTS } from '@/collections/groups'
import { whenCondition, sortForWhen, whenOf } from '@/lib/events/when'
import { instanceFields } from './fields'
import { setPerformanceName, setTranslatedNames } from './performanceNames'
import { rememberPreviousStart } from './rememberPreviousStart'
import { assertEventNotTrashed } from './assertEventNotTrashed'
import { updateEventDates, updateEventDatesAfterDelete } from './updateEventsOnce'

/**
 * Filters the performance list by its `?when=` parameter and applies the matching sort order. Payload calls the filter
 * before it reads the query, and would otherwise use the stored order of an earlier visit. Relationship pickers are not
 * filtered.
 */
const filterByWhen: BaseFilter = ({ req }) => {
  const list = formatAdminURL({ adminRoute: req.payload.config.routes.admin, path: '/collections/event-instances' })
  if (req.pathname !== list) return null
  const when = whenOf(req.query.when)
  if (!req.searchParams.has('sort')) req.query.sort = sortForWhen(when)
  return whenCondition(when, new Date().toISOString())
}

const MOMENTS = ['start', 'end']

export const eventInstances = defineContentType({
  slug: 'event-instances',
  admin: { components: { beforeListTable: ['/src/components/document/WhenChips/WhenChips#WhenChips'] } },
  // The title begins with the event.
  columns: ['start', 'venue', 'instanceStatus', '_status'],
  defaultSort: 'start',
  description: 'Every single performance, with its own time and place.',
  fields: instanceFields(),
  group: EVENTS,
  hooks: {
    afterChange: [setTranslatedNames, updateEventDates],
    afterDelete: [updateEventDatesAfterDelete],
    beforeChange: [assertEventNotTrashed, rememberPreviousStart],
    beforeOperation: [rememberDatesWithoutZone(MOMENTS), setVenueZone(MOMENTS)],
    beforeValidate: [updateZonesFromVenue(MOMENTS, { isAlways: true }), setPerformanceName],
  },
  icon: 'Clock',
  indexes: [{ fields: ['tenant', 'start'] }, { fields: ['event', 'start'] }],
  labels: { plural: 'Performances', singular: 'Performance' },
  listFilter: filterByWhen,
  partOf: 'event',
  searchPriority: null,
  section: 'events',
  slugScope: false,
})
