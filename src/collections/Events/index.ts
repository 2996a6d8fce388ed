import { defineContentType } from '../defineContentType'
import { EVENTS } from '../groups'
import { eventFields } from './fields'
import { followPerformances } from './followPerformances'

export const events = defineContentType({
  slug: 'events',
  columns: ['startDate', 'season', '_status', 'updatedAt'],
  description: 'Productions, concerts, exhibitions, talks: what people come for.',
  fields: eventFields(),
  group: EVENTS,
  hooks: { beforeChange: [followPerformances] },
  icon: 'CalendarDays',
  indexes: [{ fields: ['tenant', 'startDate'] }],
  labels: { plural: 'Events', singular: 'Event' },
  searchPriority: 100,
  section: 'events',
})
