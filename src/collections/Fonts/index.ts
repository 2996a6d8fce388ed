import { defineContentType } from '@/collections/defineContentType'
import { THEMES } from '@/collections/groups'

export const fonts = defineContentType({
  slug: 'fonts',
  description: 'Typefaces that your theme can use.',
  fields: [
    { name: 'title', type: 'text', maxLength: 120, required: true },
    { name: 'family', type: 'text', admin: { description: 'Name in the style sheet' }, maxLength: 120, required: true },
    {
      name: 'faces',
      type: 'array',
      fields: [
        { name: 'file', type: 'upload', relationTo: 'files', required: true },
        { name: 'weight', type: 'number', defaultValue: 400, max: 1000, min: 1 },
        { name: 'style', type: 'select', defaultValue: 'normal', options: ['normal', 'italic'] },
      ],
    },
    { name: 'licence', type: 'textarea', maxLength: 600 },
  ],
  group: THEMES,
  heading: 'Site',
  icon: 'Type',
  labels: { plural: 'Fonts', singular: 'Font' },
  searchPriority: 5,
  section: 'website',
})
