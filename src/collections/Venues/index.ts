import { defineContentType } from '../defineContentType'
import { updatePerformanceZones, rememberVenueZone } from '../Events/venueZones'
import { venueFields } from './fields'
import { keepRegionInCountry } from './keepRegionInCountry'

export const venues = defineContentType({
  slug: 'venues',
  columns: ['city', 'capacity', '_status', 'updatedAt'],
  description: 'Where events take place: theatres, halls, squares.',
  fields: venueFields(),
  hooks: {
    afterChange: [updatePerformanceZones('venue')],
    beforeChange: [rememberVenueZone('venue')],
    beforeValidate: [keepRegionInCountry],
  },
  icon: 'MapPin',
  labels: { plural: 'Venues', singular: 'Venue' },
  searchPriority: 60,
  section: 'events',
  titleField: 'name',
})
