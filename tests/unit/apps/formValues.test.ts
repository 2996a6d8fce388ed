import { translatorOf } from '@/i18n/translator'
import { changeSettings } from '@/lib/apps/changeSettings'
import { fromForm, toForm } from '@/lib/apps/formValues'
import { richTextOfLines } from '@/lib/content/richText/nodes'
import type { SettingField } from '@/lib/apps/settingFields'

const t = translatorOf({ language: 'en' })

const FIELDS: SettingField[] = [
  { name: 'siteId', label: { text: 'Site' }, type: 'number' },
  {
    name: 'mode',
    default: 'auto',
    label: { text: 'Mode' },
    options: [
      { label: { text: 'Auto' }, value: 'auto' },
      { label: { text: 'Off' }, value: 'off' },
    ],
    type: 'select',
  },
  { name: 'note', default: 'Hello', label: { text: 'Note' }, type: 'text' },
  { name: 'quiet', default: true, label: { text: 'Quiet' }, type: 'switch' },
]

describe('form of settings', () => {
  it('shows stored values, and the defaults of selects and switches', () => {
    expect(toForm(FIELDS, {})).toEqual({ mode: 'auto', note: '', quiet: true, siteId: '' })
    expect(toForm(FIELDS, { mode: 'off', note: 'x', quiet: false, siteId: 3 })).toEqual({
      mode: 'off',
      note: 'x',
      quiet: false,
      siteId: '3',
    })
  })

  it('sends numbers as numbers and other input unchanged', () => {
    expect(fromForm(FIELDS, { siteId: ' 3 ' })).toEqual({ siteId: 3 })
    expect(fromForm(FIELDS, { siteId: 'three' })).toEqual({ siteId: 'three' })
    expect(fromForm(FIELDS, { siteId: '' })).toEqual({ siteId: '' })
  })

  it('leaves stored values unchanged when nothing was edited', () => {
    const stored = { mode: 'off', note: 'x', quiet: false, siteId: 3 }
    expect(changeSettings(FIELDS, fromForm(FIELDS, toForm(FIELDS, stored)), stored, t)).toEqual({ values: stored })
  })

  it('keeps references to one or several types and rich text', () => {
    const [one, two] = ['01999999-0000-7000-8000-000000000001', '01999999-0000-7000-8000-000000000002']
    const fields: SettingField[] = [
      { name: 'show', label: { text: 'Show' }, relationTo: 'events', type: 'reference' },
      { name: 'shows', isMany: true, label: { text: 'Shows' }, relationTo: 'events', type: 'reference' },
      { name: 'either', label: { text: 'Either' }, relationTo: ['events', 'pages'], type: 'reference' },
      { name: 'any', isMany: true, label: { text: 'Any' }, relationTo: ['events', 'pages'], type: 'reference' },
      { name: 'text', label: { text: 'Text' }, type: 'richText' },
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
    expect(form).toMatchObject({
      any: [`pages/${two}`, `events/${one}`],
      either: `pages/${two}`,
      show: `events/${one}`,
      shows: [`events/${one}`, `events/${two}`],
    })
    expect(changeSettings(fields, fromForm(fields, form), stored, t)).toEqual({ values: stored })
    expect(changeSettings(fields, fromForm(fields, { ...form, any: [], either: '', show: '' }), stored, t)).toEqual({
      values: { shows: [one, two], text: stored.text },
    })
  })

  it('shows a former plain text as rich text', () => {
    expect(toForm([{ name: 'text', label: { text: 'Text' }, type: 'richText' }], { text: 'One\n\nTwo' })).toEqual({
      text: richTextOfLines('One\nTwo'),
    })
  })
})
