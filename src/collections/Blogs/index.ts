import { defineContentType } from '@/collections/defineContentType'

export const blogs = defineContentType({
  slug: 'blogs',
  description: 'Places for stories: news, the archive, letters from rehearsal.',
  fields: [
    { name: 'summary', type: 'textarea', localized: true, maxLength: 400 },
    { name: 'image', type: 'upload', relationTo: 'media' },
  ],
  heading: 'Stories',
  icon: 'Newspaper',
  labels: { plural: 'Blogs', singular: 'Blog' },
  searchPriority: 40,
  section: 'website',
})
