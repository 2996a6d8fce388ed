import { defineContentType } from '@/collections/defineContentType'
import { plainDay } from '@/collections/fields/zonedDate'
import { richText } from '@/collections/fields/richText'

export const seasons = defineContentType({
  slug: 'seasons',
  columns: ['startDate', 'endDate', '_status'],
  defaultSort: '-startDate',
  description: 'The year or half-year that a programme belongs to.',
  fields: [
    { name: 'summary', type: 'textarea', localized: true, maxLength: 400 },
    plainDay('startDate', { index: true }),
    plainDay('endDate'),
    { name: 'image', type: 'upload', relationTo: 'media' },
    richText('description'),
  ],
  icon: 'CalendarRange',
  labels: { plural: 'Seasons', singular: 'Season' },
  searchPriority: 50,
  section: 'events',
})
