import { defineContentType } from '@/collections/defineContentType'
import { PAGES } from '@/collections/groups'
import { setPagePosition } from './placePage'
import { pageFields } from './fields'

export const pages = defineContentType({
  slug: 'pages',
  description: 'Everything on your website that is not an event or a story.',
  columns: ['relativePath', '_status', 'updatedAt'],
  fields: pageFields(),
  group: PAGES,
  hooks: { beforeChange: [setPagePosition] },
  icon: 'FileText',
  indexes: [{ fields: ['tenant', 'parent', 'order'] }],
  labels: { plural: 'Pages', singular: 'Page' },
  searchPriority: 80,
  section: 'website',
  slugScope: 'siblings',
})
