import { zoneName } from '@/lib/time/formatIn'

it.each([
  ['2026-01-15T12:00:00Z', 'Europe/London', 'GMT'],
  ['2026-07-15T12:00:00Z', 'Europe/London', 'BST'],
  ['2026-07-15T12:00:00Z', 'Asia/Tokyo', 'GMT+9'],
  ['2026-07-15T12:00:00Z', 'UTC', 'UTC'],
])('zoneName names the zone of %s in %s: %s', (moment, zone, name) => {
  expect(zoneName(moment, zone, 'en')).toBe(name)
})
