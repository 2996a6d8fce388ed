import { translatorOf } from '@/i18n/translator'
import { richTextOfLines } from '@/lib/content/richText/nodes'
import { changeSettings } from '@/lib/themes/changeSettings'
import { toForm } from '@/lib/themes/formValues'
import { toNumber } from '@/lib/themes/inputCorrections'
import type { ThemeField } from '@/lib/themes/themeField'

const t = translatorOf({ language: 'en' })

const FIELDS: ThemeField[] = [
  { name: 'siteId', label: 'Site', type: 'number' },
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
  { name: 'note', defaultValue: 'Hello', label: 'Note', type: 'text' },
  { name: 'quiet', defaultValue: true, label: 'Quiet', type: 'checkbox' },
]

describe('form of settings', () => {
  it('shows stored values, and the defaults of selects and switches', () => {
    expect(toForm(FIELDS, {})).toEqual({ mode: 'auto', note: '', quiet: true, siteId: '' })
    expect(toForm(FIELDS, { mode: 'off', note: 'x', quiet: false, siteId: 3 })).toEqual({
      mode: 'off',
      note: 'x',
      quiet: false,
      siteId: 3,
    })
  })

  it('begins with the number that a text was before the field became one', () => {
    expect(toForm(FIELDS, { siteId: '12' })).toMatchObject({ siteId: 12 })
    expect(toForm(FIELDS, { siteId: 'twelve' })).toMatchObject({ siteId: 'twelve' })
  })

  it('sends numbers as numbers and other input unchanged', () => {
    expect([' 3 ', '1.', 'three', ''].map(toNumber)).toEqual([3, 1, 'three', ''])
  })

  it('leaves stored values unchanged when nothing was edited', () => {
    const stored = { mode: 'off', note: 'x', quiet: false, siteId: 3 }
    expect(changeSettings(FIELDS, toForm(FIELDS, stored), stored, t)).toEqual({ values: stored })
  })

  it('keeps references to one or several types and rich text', () => {
    const [one, two] = ['01999999-0000-7000-8000-000000000001', '01999999-0000-7000-8000-000000000002']
    const fields: ThemeField[] = [
      { name: 'show', label: 'Show', relationTo: 'events', type: 'relationship' },
      { name: 'shows', hasMany: true, label: 'Shows', relationTo: 'events', type: 'relationship' },
      { name: 'either', label: 'Either', relationTo: ['events', 'pages'], type: 'relationship' },
      { name: 'any', hasMany: true, label: 'Any', relationTo: ['events', 'pages'], type: 'relationship' },
      { name: 'text', label: 'Text', type: 'richText' },
    ]
    const stored = {
      any: [
        { relationTo: 'pages', value: two },
        { relationTo: 'events', value: one },
      ],
      either: { relationTo: 'pages', value: two },
      show: one,
      shows: [one, two],
      text: richTextOfLines('Hello'),
    }
    const form = toForm(fields, stored)
    expect(form).toEqual(stored)
    expect(changeSettings(fields, form, stored, t)).toEqual({ values: stored })
    expect(changeSettings(fields, { ...form, any: [], either: '', show: '' }, stored, t)).toEqual({
      values: { shows: [one, two], text: stored.text },
    })
  })

  it('starts without values of another type than their field, which the theme has changed since', () => {
    const fields: ThemeField[] = [
      { name: 'note', label: 'Note', type: 'text' },
      { name: 'size', label: 'Size', type: 'number' },
      { name: 'show', label: 'Show', relationTo: ['events'], type: 'relationship' },
      { name: 'rows', fields: [], label: 'Rows', type: 'array' },
      { name: 'on', label: 'On', type: 'checkbox' },
    ]
    const page = { relationTo: 'pages', value: '01999999-0000-7000-8000-000000000001' }
    expect(toForm(fields, { note: [page], on: 'yes', rows: 'one', show: page, size: [page] })).toEqual({
      note: '',
      on: false,
      rows: [],
      show: '',
      size: '',
    })
  })

  it('shows a former plain text as rich text', () => {
    expect(toForm([{ name: 'text', label: 'Text', type: 'richText' }], { text: 'One\n\nTwo' })).toEqual({
      text: richTextOfLines('One\nTwo'),
    })
  })
})
