import { defineContentType } from '../defineContentType'
import { EVENTS } from '../groups'

export const eventCollections = defineContentType({
  slug: 'event-collections',
  columns: ['kind', '_status', 'updatedAt'],
  description: 'Events that belong together: for families, this weekend, a festival.',
  fields: [
    { name: 'summary', type: 'textarea', localized: true, maxLength: 400 },
    { name: 'image', type: 'upload', relationTo: 'media' },
    {
      name: 'kind',
      type: 'select',
      defaultValue: 'manual',
      label: 'Type',
      options: [
        { label: 'Manual: events are added one by one', value: 'manual' },
        { label: 'Automated: events that match are added by themselves', value: 'automated' },
      ],
      required: true,
    },
    { name: 'events', type: 'relationship', admin: { condition: (data) => data.kind !== 'automated' }, hasMany: true, relationTo: 'events' },
  ],
  group: EVENTS,
  icon: 'LibraryBig',
  labels: { plural: 'Event collections', singular: 'Event collection' },
  searchPriority: 40,
  section: 'events',
})
