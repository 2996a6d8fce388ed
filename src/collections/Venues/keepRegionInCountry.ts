import type { CollectionBeforeValidateHook } from 'payload'
import { regionInCountry } from '../../lib/places/regionInCountry'

interface Address {
  country?: string | null
  region?: string | null
}

/** Clears the region of an address whose country changes, unless the same save names another one. */
export const keepRegionInCountry: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (!data || !originalDoc) return data
  const [before, after] = [originalDoc as Address, data as Address]
  const isNamed = after.region !== undefined && (after.region ?? '') !== (before.region ?? '')
  if (after.country === undefined || isNamed) return data
  return {
    ...data,
    region: regionInCountry(before.region ?? null, { from: before.country ?? null, to: after.country ?? null }),
  }
}
