import type { Block } from 'payload'

export const peopleList: Block = {
  slug: 'peopleList',
  fields: [
    { name: 'heading', type: 'text', localized: true, maxLength: 120 },
    { name: 'people', type: 'relationship', hasMany: true, relationTo: 'people', required: true },
  ],
  interfaceName: 'PeopleListBlock',
  labels: { plural: 'People', singular: 'People' },
}
