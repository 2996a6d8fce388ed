import { translatorOf } from '@/i18n/translator'
import { changeSettings } from '@/lib/themes/changeSettings'
import type { ThemeField } from '@/lib/themes/themeField'

const t = translatorOf({ language: 'en' })

const FIELDS: ThemeField[] = [
  { name: 'siteId', label: 'Site', max: 10, min: 1, required: true, type: 'number' },
  {
    name: 'mode',
    defaultValue: 'auto',
    label: 'Mode',
    options: [
      { label: 'Auto', value: 'auto' },
      { label: 'Off', value: 'off' },
    ],
    type: 'select',
  },
  { name: 'note', label: 'Note', maxLength: 5, minLength: 2, type: 'text' },
  { name: 'accent', admin: { custom: { isColour: true } }, label: 'Accent', type: 'text' },
  { name: 'from', admin: { date: { pickerAppearance: 'dayOnly' } }, label: 'From', type: 'date' },
  { name: 'quiet', label: 'Quiet', type: 'checkbox' },
]

describe('changeSettings', () => {
  it('keeps values that are left out and removes those that are empty', () => {
    expect(changeSettings(FIELDS, { note: 'abc' }, { mode: 'off', siteId: 3 }, t)).toEqual({
      values: { mode: 'off', note: 'abc', siteId: 3 },
    })
    for (const empty of [null, '', '  ']) {
      expect(changeSettings(FIELDS, { mode: empty }, { mode: 'off', siteId: 3 }, t)).toEqual({ values: { siteId: 3 } })
    }
  })

  it('drops values of settings that no longer exist', () => {
    expect(changeSettings(FIELDS, {}, { former: 'x', siteId: 3 }, t)).toEqual({ values: { siteId: 3 } })
  })

  it.each([
    ['siteId', 11],
    ['siteId', '3'],
    ['siteId', Number.NaN],
    ['mode', 'other'],
    ['note', 'toolong'],
    ['note', 'x'],
    ['note', 'a\nb'],
    ['note', ['a']],
    ['accent', 'red'],
    ['from', '2026-02-30'],
    ['quiet', 'yes'],
    ['unknown', 1],
  ])('reports a problem for %s with the value %j', (name, value) => {
    expect(changeSettings(FIELDS, { siteId: 3, [name]: value }, {}, t)).toMatchObject({ problems: [{ path: name }] })
  })

  it('accepts valid values', () => {
    const given = {
      accent: '#7a1f3d',
      from: '2026-02-28',
      mode: 'off',
      note: 'abc',
      quiet: true,
      siteId: 3,
    }
    expect(changeSettings(FIELDS, given, {}, t)).toEqual({ values: given })
  })

  it('refuses a time that the clocks of the site skip, and keeps one that was stored', () => {
    const fields: ThemeField[] = ['doors', 'ends'].map((name) => ({
      name,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
      label: name,
      type: 'date',
    }))
    const skipped = '2027-03-28T01:30'
    const change = (zone?: string) => changeSettings(fields, { doors: skipped }, { ends: skipped }, t, zone)
    expect(change('Europe/London')).toMatchObject({ problems: [{ path: 'doors' }] })
    expect(change('Europe/Paris')).toEqual({ values: { doors: skipped, ends: skipped } })
    expect(change()).toHaveProperty('values')
  })

  it('requires a value for a required setting', () => {
    expect(changeSettings(FIELDS, {}, {}, t)).toMatchObject({ problems: [{ path: 'siteId' }] })
    expect(changeSettings(FIELDS, 'text', {}, t)).toHaveProperty('problems')
  })
})

const NESTED: ThemeField[] = [
  {
    name: 'levels',
    label: 'Levels',
    options: ['stalls', 'circle'].map((value) => ({ label: value, value })),
    hasMany: true,
    type: 'select',
  },
  { name: 'shows', hasMany: true, label: 'Shows', relationTo: 'events', type: 'relationship' },
  {
    name: 'links',
    fields: [
      { name: 'label', label: 'Label', required: true, type: 'text' },
      { name: 'count', label: 'Count', max: 5, type: 'number' },
    ],
    label: 'Links',
    maxRows: 2,
    minRows: 2,
    type: 'array',
  },
]
const ID = '01999999-0000-7000-8000-000000000000'

describe('changeSettings with lists and groups', () => {
  it('accepts valid rows, and removes empty values and duplicates', () => {
    const given = { levels: ['circle', 'circle'], links: [{ count: '', label: 'One' }, { label: 'Two' }], shows: [ID] }
    expect(changeSettings(NESTED, given, {}, t)).toEqual({
      values: { levels: ['circle'], links: [{ label: 'One' }, { label: 'Two' }], shows: [ID] },
    })
    expect(changeSettings(NESTED, { levels: [], links: [], shows: [] }, given as never, t)).toEqual({ values: {} })
  })

  it.each([
    ['levels', { levels: ['balcony'] }],
    ['levels', { levels: 'stalls' }],
    ['shows', { shows: ['x'] }],
    ['shows', { shows: ID }],
    ['links', { links: [{ label: 'One' }] }],
    ['links', { links: [{ label: '1' }, { label: '2' }, { label: '3' }] }],
    ['links', { links: { 0: { label: 'One' } } }],
    ['links.1.label', { links: [{ label: 'One' }, { count: 1 }] }],
    ['links.0.count', { links: [{ count: 6, label: 'One' }, { label: 'Two' }] }],
    ['links.0.other', { links: [{ label: 'One', other: 1 }, { label: 'Two' }] }],
    ['links.1', { links: [{ label: 'One' }, null] }],
  ])('reports a problem at %s for %j', (path, given) => {
    expect(changeSettings(NESTED, given, {}, t)).toMatchObject({ problems: [{ path }] })
  })
})
