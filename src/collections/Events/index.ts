import { defineContentType } from '../defineContentType'
import { EVENTS } from '../groups'
import { eventFields } from './fields'
import { setDatesFromPerformances, rememberCopiedEvent } from './setDatesFromPerformances'
import { updateZonesFromVenue, rememberDatesWithoutZone, updatePerformanceZones, rememberVenueZone } from './venueZones'
import { renamePerformancesOfEvent } from './renamePerformancesOfEvent'
import { NEXT_PERFORMANCE, sortByNextPerformance } from './sortByNextPerformance'
import { filterEventList } from './filterEventList'
import {
  deletePerformances,
  lockPerformances,
  rememberLockOverride,
  trashPerformancesWithEvent,
} from './trashPerformances'

const LIFE = '/src/components/document/EventLife'
const CHIPS = '/src/components/document/EventChips/EventChips#EventChips'
const LIST = '/src/components/document/EventRow/EventsList#EventsList'
const MOMENTS = ['startDate', 'endDate']

export const events = defineContentType({
  slug: 'events',
  admin: {
    components: {
      beforeListTable: [CHIPS, `${LIFE}/EventsLife#EventsLife`],
      edit: { beforeDocumentControls: [`${LIFE}/EventLife#EventLife`] },
      views: { list: { Component: LIST } },
    },
  },
  columns: [NEXT_PERFORMANCE, 'eventStatus', '_status', 'updatedAt'],
  defaultSort: NEXT_PERFORMANCE,
  description: 'Productions, concerts, exhibitions, talks: what people come for.',
  fields: eventFields(),
  group: EVENTS,
  hooks: {
    afterChange: [trashPerformancesWithEvent, updatePerformanceZones('event'), renamePerformancesOfEvent],
    beforeChange: [lockPerformances, rememberVenueZone('event'), setDatesFromPerformances],
    beforeDelete: [deletePerformances],
    beforeOperation: [
      sortByNextPerformance,
      rememberLockOverride,
      rememberDatesWithoutZone(MOMENTS),
      rememberCopiedEvent,
    ],
    beforeValidate: [updateZonesFromVenue(MOMENTS)],
  },
  icon: 'CalendarDays',
  indexes: [{ fields: ['tenant', 'startDate'] }],
  labels: { plural: 'Events', singular: 'Event' },
  listFilter: filterEventList,
  searchPriority: 100,
  section: 'events',
})
