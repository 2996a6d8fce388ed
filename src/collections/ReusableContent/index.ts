import { defineContentType } from '@/collections/defineContentType'
import { layoutField } from '@/collections/fields/layoutField'
import { PAGES } from '@/collections/groups'

export const reusableContent = defineContentType({
  slug: 'reusable-content',
  description: 'Content shared by several pages and edited in one place.',
  fields: [layoutField()],
  group: PAGES,
  icon: 'Layers',
  labels: { plural: 'Reusable content', singular: 'Reusable content' },
  searchPriority: 30,
  section: 'website',
})
