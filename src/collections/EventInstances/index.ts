import { defineContentType } from '../defineContentType'
import { updateZonesFromVenue, rememberDatesWithoutZone, setVenueZone } from '../Events/venueZones'
import { EVENTS } from '../groups'
import { instanceFields } from './fields'
import { setPerformanceName, setTranslatedNames } from './performanceNames'
import { rememberPreviousStart } from './rememberPreviousStart'
import { assertEventNotTrashed } from './assertEventNotTrashed'
import { filterByWhen } from './filterByWhen'
import { updateEventDates, updateEventDatesAfterDelete } from './updateEventDates'

const MOMENTS = ['start', 'end']

export const eventInstances = defineContentType({
  slug: 'event-instances',
  admin: { components: { beforeListTable: ['/src/components/document/WhenChips/WhenChips#WhenChips'] } },
  columns: ['event', 'start', 'venue', 'instanceStatus', '_status'],
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
