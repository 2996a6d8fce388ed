import { defineContentType } from '../defineContentType'
import { richText } from '../fields/richText'

export const seasons = defineContentType({
  slug: 'seasons',
  columns: ['startDate', 'endDate', '_status'],
  defaultSort: '-startDate',
  description: 'The year or half-year that a programme belongs to.',
  fields: [
    { name: 'summary', type: 'textarea', localized: true, maxLength: 400 },
    { name: 'startDate', type: 'date', index: true },
    { name: 'endDate', type: 'date' },
    { name: 'image', type: 'upload', relationTo: 'media' },
    richText('description'),
  ],
  icon: 'CalendarRange',
  labels: { plural: 'Seasons', singular: 'Season' },
  searchPriority: 50,
  section: 'events',
})
