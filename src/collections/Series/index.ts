import { defineContentType } from '@/collections/defineContentType'
import { richText } from '@/collections/fields/richText'

export const series = defineContentType({
  slug: 'series',
  description: 'Strands that run through a season: subscriptions, late nights, family concerts.',
  fields: [
    { name: 'summary', type: 'textarea', localized: true, maxLength: 400 },
    { name: 'image', type: 'upload', relationTo: 'media' },
    richText('description'),
  ],
  icon: 'ListMusic',
  labels: { plural: 'Series', singular: 'Series' },
  searchPriority: 50,
  section: 'events',
})
