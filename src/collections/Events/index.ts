import { defineContentType } from '../defineContentType'
import { EVENTS } from '../groups'
import { eventFields } from './fields'
import { followPerformances, noteCopiedEvent } from './followPerformances'
import { followPlace, noteMoments } from './followPlace'
import { movePlaces, notePlaceZone } from './movePerformancePlaces'
import { nameAfterEvent } from './nameAfterEvent'
import { deletePerformances, holdPerformances, noteLocks, takePerformances } from './takePerformances'

const LIFE = '/src/components/document/EventLife'
const MOMENTS = ['startDate', 'endDate']

export const events = defineContentType({
  slug: 'events',
  admin: { components: { beforeListTable: [`${LIFE}/EventsLife#EventsLife`], edit: { beforeDocumentControls: [`${LIFE}/EventLife#EventLife`] } } },
  columns: ['startDate', 'season', '_status', 'updatedAt'],
  description: 'Productions, concerts, exhibitions, talks: what people come for.',
  fields: eventFields(),
  group: EVENTS,
  hooks: {
    afterChange: [takePerformances, movePlaces('event'), nameAfterEvent],
    beforeChange: [holdPerformances, notePlaceZone('event'), followPerformances],
    beforeDelete: [deletePerformances],
    beforeOperation: [noteLocks, noteMoments(MOMENTS), noteCopiedEvent],
    beforeValidate: [followPlace(MOMENTS)],
  },
  icon: 'CalendarDays',
  indexes: [{ fields: ['tenant', 'startDate'] }],
  labels: { plural: 'Events', singular: 'Event' },
  searchPriority: 100,
  section: 'events',
})
