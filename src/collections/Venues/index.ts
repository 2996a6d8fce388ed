import type { CollectionBeforeValidateHook } from 'payload'
import { defineContentType } from '@/collections/defineContentType'
import { updatePerformanceZones, rememberVenueZone } from '@/collections/Events/venueZones'
import { regionInCountry } from '@/lib/places/regionInCountry'
import { venueFields } from './fields'

interface Address {
  country?: string | null
  region?: string | null
}

/** Clears the region of an address whose country changes, unless the same save names another one. */
const keepRegionInCountry: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (!data || !originalDoc) return data
  const [before, after] = [originalDoc as Address, data as Address]
  const isNamed = after.region !== undefined && (after.region ?? '') !== (before.region ?? '')
  if (after.country === undefined || isNamed) return data
  return {
    ...data,
    region: regionInCountry(before.region ?? null, { from: before.country ?? null, to: after.country ?? null }),
  }
}

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
