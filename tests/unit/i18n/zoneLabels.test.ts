import type { Field } from 'payload'
import { zonedDate } from '@/collections/fields/zonedDate'
import { labelText } from '@/i18n/labelText'

const zoneOf = (name: string, language: string): { isColumn: boolean; label: string } => {
  const { timezone } = zonedDate(name)
  if (typeof timezone !== 'object' || !timezone.override) throw new Error('The date has no time zone')
  const baseField = { name: `${name}_tz`, options: [], type: 'select' } as const
  const zone: Field = timezone.override({ baseField: { ...baseField, options: [] } })
  return {
    isColumn: !('disableListColumn' in (zone.admin ?? {})),
    label: labelText('label' in zone && zone.label, { language, t: () => '' }),
  }
}

it.each([
  ['en', 'Publish date, time zone'],
  ['es', 'Fecha de publicación, zona horaria'],
  ['ar', 'تاريخ النشر، المنطقة الزمنية'],
])('the time zone of a date is named after the date in %s', (language, label) => {
  expect(zoneOf('publishDate', language).label).toBe(label)
})

it('the time zone of a date is not a list column', () => {
  expect(zoneOf('publishDate', 'en').isColumn).toBe(false)
})
