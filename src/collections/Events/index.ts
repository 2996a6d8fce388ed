import { defineContentType } from '../defineContentType'
import { EVENTS } from '../groups'
import { eventFields } from './fields'

export const events = defineContentType({
  slug: 'events',
  columns: ['startDate', 'season', '_status', 'updatedAt'],
  description: 'Productions, concerts, exhibitions, talks: what people come for.',
  fields: eventFields(),
  group: EVENTS,
  icon: 'CalendarDays',
  indexes: [{ fields: ['tenant', 'startDate'] }],
  labels: { plural: 'Events', singular: 'Event' },
  searchPriority: 100,
  section: 'events',
})
