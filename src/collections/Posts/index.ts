import { defineContentType } from '@/collections/defineContentType'
import { layoutField } from '@/collections/fields/layoutField'

export const posts = defineContentType({
  slug: 'posts',
  columns: ['blog', '_status', 'publishDate'],
  // Without a date first: what is being written.
  defaultSort: '-publishDate',
  description: 'The stories themselves.',
  fields: [
    { name: 'blog', type: 'relationship', index: true, relationTo: 'blogs' },
    { name: 'summary', type: 'textarea', localized: true, maxLength: 400 },
    { name: 'image', type: 'upload', relationTo: 'media' },
    { name: 'authors', type: 'relationship', hasMany: true, relationTo: 'people' },
    {
      name: 'events',
      type: 'relationship',
      admin: { description: 'Events that the story is about' },
      hasMany: true,
      relationTo: 'events',
    },
    layoutField(),
    { name: 'tags', type: 'text', hasMany: true, maxLength: 40 },
  ],
  heading: 'Stories',
  icon: 'ClipboardList',
  labels: { plural: 'Posts', singular: 'Post' },
  searchPriority: 60,
  section: 'website',
})
