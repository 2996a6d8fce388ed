import { defineContentType } from '@/collections/defineContentType'
import { EVENTS } from '@/collections/groups'
import { eventCollectionFields } from './fields'
import { guardConditions } from './guardConditions'

export const eventCollections = defineContentType({
  slug: 'event-collections',
  columns: ['kind', '_status', 'updatedAt'],
  description: 'Events that belong together: for families, this weekend, a festival.',
  fields: eventCollectionFields(),
  forceSelect: { conditions: true, events: true, kind: true },
  group: EVENTS,
  hooks: { beforeChange: [guardConditions] },
  icon: 'LibraryBig',
  labels: { plural: 'Event collections', singular: 'Event collection' },
  searchPriority: 40,
  section: 'events',
})
