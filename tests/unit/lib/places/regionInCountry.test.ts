import { regionInCountry } from '@/lib/places/regionInCountry'

it.each([
  ['stays while the country does', 'Kent', 'GB', 'GB', 'Kent'],
  ['stays where the default country is named', 'Kent', null, 'GB', 'Kent'],
  ['goes to no list that has not got it', 'Kent', 'GB', 'US', null],
  ['goes to no country that is typed in freely', 'Kent', 'GB', 'FR', null],
  ['is not another of the same letters', 'WA', 'US', 'AU', null],
  ['stays where a list has what was typed before', 'Kent', 'FR', 'GB', 'Kent'],
  ['stays where it was on no list and is on none', 'Cork', 'GB', 'IE', 'Cork'],
  ['goes from one country that is typed in to another', 'Provence', 'FR', 'DE', null],
  ['is nothing where there was none', null, 'GB', 'US', null],
])('regionInCountry: the region %s', (_, region, from, to, kept) => {
  expect(regionInCountry(region, { from, to })).toBe(kept)
})
