import type { Block } from 'payload'

export const eventList: Block = {
  slug: 'eventList',
  fields: [
    { name: 'heading', type: 'text', localized: true, maxLength: 120 },
    {
      name: 'source',
      type: 'select',
      defaultValue: 'coming',
      options: [
        { label: 'Coming up', value: 'coming' },
        { label: 'An event collection', value: 'collection' },
        { label: 'Chosen here', value: 'chosen' },
      ],
    },
    {
      name: 'collection',
      type: 'relationship',
      admin: { condition: (_, sibling) => sibling?.source === 'collection' },
      relationTo: 'event-collections',
    },
    {
      name: 'events',
      type: 'relationship',
      admin: { condition: (_, sibling) => sibling?.source === 'chosen' },
      hasMany: true,
      relationTo: 'events',
    },
    { name: 'limit', type: 'number', defaultValue: 6, max: 48, min: 1 },
  ],
  interfaceName: 'EventListBlock',
  labels: { plural: 'Event lists', singular: 'Event list' },
}

export const peopleList: Block = {
  slug: 'peopleList',
  fields: [
    { name: 'heading', type: 'text', localized: true, maxLength: 120 },
    { name: 'people', type: 'relationship', hasMany: true, relationTo: 'people', required: true },
  ],
  interfaceName: 'PeopleListBlock',
  labels: { plural: 'People', singular: 'People' },
}

export const form: Block = {
  slug: 'form',
  fields: [
    { name: 'heading', type: 'text', localized: true, maxLength: 120 },
    { name: 'form', type: 'relationship', relationTo: 'forms', required: true },
  ],
  interfaceName: 'FormBlock',
  labels: { plural: 'Forms', singular: 'Form' },
}

export const reusable: Block = {
  slug: 'reusable',
  fields: [{ name: 'content', type: 'relationship', relationTo: 'reusable-content', required: true }],
  interfaceName: 'ReusableBlock',
  labels: { plural: 'Reusable content', singular: 'Reusable content' },
}
