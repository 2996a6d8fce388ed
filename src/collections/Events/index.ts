import { defineContentType } from '../defineContentType'
import { EVENTS } from '../groups'
import { eventFields } from './fields'
import { followPerformances, noteCopiedEvent } from './followPerformances'
import { followPlace, noteMoments, movePlaces, notePlaceZone } from './followPlace'
import { nameAfterEvent } from './nameAfterEvent'
import { NEXT, orderByNext } from './orderByNext'
import { showEvents } from './showEvents'
import { deletePerformances, holdPerformances, noteLocks, takePerformances } from './takePerformances'

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
  columns: [NEXT, 'eventStatus', '_status', 'updatedAt'],
  defaultSort: NEXT,
  description: 'Productions, concerts, exhibitions, talks: what people come for.',
  fields: eventFields(),
  group: EVENTS,
  hooks: {
    afterChange: [takePerformances, movePlaces('event'), nameAfterEvent],
    beforeChange: [holdPerformances, notePlaceZone('event'), followPerformances],
    beforeDelete: [deletePerformances],
    beforeOperation: [orderByNext, noteLocks, noteMoments(MOMENTS), noteCopiedEvent],
    beforeValidate: [followPlace(MOMENTS)],
  },
  icon: 'CalendarDays',
  indexes: [{ fields: ['tenant', 'startDate'] }],
  labels: { plural: 'Events', singular: 'Event' },
  listFilter: showEvents,
  searchPriority: 100,
  section: 'events',
})
