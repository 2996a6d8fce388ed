import {
  numberField,
  secretField,
  selectField,
  switchField,
  textField,
  urlField,
  type AppField,
} from '@/lib/apps/appFields'
import { publicSettings } from '@/lib/apps/publicSettings'

const reader = { req: { i18n: { language: 'en' } } }

const FIELDS: Record<string, AppField> = {
  address: urlField({ name: 'address', boundSecret: 'password', label: 'appSettingApiUrl' }),
  isQuiet: switchField({ name: 'isQuiet', label: 'appSettingMonthly' }),
  mode: selectField({
    name: 'mode',
    defaultValue: 'auto',
    isPublic: true,
    label: 'appSettingBlockingMode',
    options: [
      { label: 'appSettingBlockingAuto', value: 'auto' },
      { label: 'appSettingBlockingManual', value: 'off' },
    ],
  }),
  note: textField({
    name: 'note',
    label: 'appSettingButtonLabel',
    maxLength: 5,
    pattern: /^[a-z]+$/,
    patternHint: 'appSettingHintPlain',
  }),
  password: secretField({ name: 'password', label: 'appSettingApiPassword' }),
  siteId: numberField({
    name: 'siteId',
    isPublic: true,
    isRequired: true,
    isWhole: true,
    label: 'appSettingSiteId',
    max: 10,
    min: 1,
  }),
  zoom: numberField({ name: 'zoom', fallback: 15, isPublic: true, label: 'appSettingZoom' }),
}

const verdict = (name: string, value: unknown) => FIELDS[name]!.validate(value, reader)

describe('fields of an app', () => {
  it.each([
    ['siteId', 11],
    ['siteId', 1.5],
    ['siteId', '3'],
    ['siteId', Number.NaN],
    ['siteId', null],
    ['siteId', undefined],
    ['address', 'ftp://one.example'],
    ['address', 'javascript:alert(1)'],
    ['address', ['https://one.example']],
    ['mode', 'other'],
    ['note', 'toolong'],
    ['note', 'a\nb'],
    ['note', 'A'],
    ['note', ['a']],
    ['isQuiet', 'yes'],
    ['password', 5],
    ['password', 'x'.repeat(501)],
    ['password', { last4: 'x', set: true, text: 'other' }],
  ])('refuse for %s the value %j', (name, value) => {
    expect(verdict(name, value)).toEqual(expect.stringMatching(/\S/))
  })

  it.each([
    ['siteId', 3],
    ['address', 'https://one.example'],
    ['address', ' https://one.example '],
    ['address', ''],
    ['mode', 'off'],
    ['mode', null],
    ['note', 'abc'],
    ['isQuiet', true],
    ['password', 'secret'],
    ['password', { last4: 'x', set: true }],
    ['password', null],
  ])('accept for %s the value %j', (name, value) => {
    expect(verdict(name, value)).toBe(true)
  })

  it('are public with their defaults once every required value is set', () => {
    const fields = Object.values(FIELDS)
    expect(publicSettings(fields, {})).toBeNull()
    expect(publicSettings(fields, { address: 'https://one.example', note: 'abc', siteId: 3 })).toEqual({
      mode: 'auto',
      siteId: 3,
      zoom: 15,
    })
    expect(publicSettings(fields, { mode: 'off', siteId: 3, zoom: 2 })).toEqual({ mode: 'off', siteId: 3, zoom: 2 })
  })
})
