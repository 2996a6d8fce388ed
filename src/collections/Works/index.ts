import { defineContentType } from '@/collections/defineContentType'
import { requiredUnlessDeleted } from '@/collections/fields/requiredUnlessDeleted'
import { richText } from '@/collections/fields/richText'

export const works = defineContentType({
  slug: 'works',
  columns: ['year', '_status', 'updatedAt'],
  defaultSort: 'title',
  description: 'Plays, symphonies, ballets: what is performed.',
  fields: [
    {
      name: 'creators',
      type: 'array',
      fields: [
        { name: 'person', type: 'relationship', relationTo: 'people', required: true, validate: requiredUnlessDeleted },
        {
          name: 'role',
          type: 'text',
          admin: { description: 'Composer, playwright, choreographer' },
          localized: true,
          maxLength: 120,
        },
      ],
    },
    { name: 'summary', type: 'textarea', localized: true, maxLength: 400 },
    { name: 'catalogueNumber', type: 'text', admin: { description: 'Opus, Köchel, BWV' }, maxLength: 80 },
    { name: 'year', type: 'number', admin: { step: 1 }, max: 2200, min: -1000 },
    { name: 'duration', type: 'number', admin: { description: 'Minutes', step: 1 }, max: 2000, min: 0 },
    {
      name: 'movements',
      type: 'array',
      fields: [{ name: 'title', type: 'text', localized: true, maxLength: 300, required: true }],
    },
    richText('description'),
  ],
  icon: 'BookOpen',
  labels: { plural: 'Works', singular: 'Work' },
  searchPriority: 50,
  section: 'events',
})
