import { accessKindOf, accessKindsIn } from '@/plugins/ticketing/lib/map/accessKindNames'
import { convert, type ConvertContext } from '@/plugins/ticketing/lib/map/convert'
import { defaultMap } from '@/plugins/ticketing/lib/map/defaultMap'
import { mapSources } from '@/plugins/ticketing/lib/map/sources'
import { targetFields } from '@/plugins/ticketing/lib/map/targets'
import { instanceFields } from '@/collections/EventInstances/fields'
import { ACCESS_KINDS } from '@/lib/events/accessKinds'
import type { SourceField } from '@/plugins/ticketing/lib/provider/external'

const options = instanceFields().flatMap((field) =>
  'name' in field && field.name === 'accessTypes' && 'options' in field
    ? (field.options as { label: string; value: string }[])
    : [],
)
const targets = targetFields([
  { name: 'accessTypes', hasMany: true, label: 'Access performance', options, type: 'select' },
])
const list = targets.find(({ kind }) => kind === 'choices')!
const attribute = (label: string, type: SourceField['type']): SourceField => ({
  isAttribute: true,
  label,
  name: `attribute_${label}`,
  of: 'instance',
  type,
})
const rowsOf = (...fields: SourceField[]) =>
  defaultMap(
    { events: [], instances: mapSources('instance', fields) },
    { events: [], instances: targets },
  ).instances.map(({ source, target }) => `${target}<${source}`)

describe('Names of access kinds', () => {
  it.each([
    ['Captioned', 'captioned'],
    ['SLCaptioned', 'captioned'],
    ['CAP', 'captioned'],
    ['STAGETEXT Captioned', 'captioned'],
    ['AD', 'audio_described'],
    ['Audio-Described', 'audio_described'],
    ['AudioDescribed', 'audio_described'],
    ['Access: Audio Description', 'audio_described'],
    ['BSL', 'sign_language'],
    ['SL_BSL', 'sign_language'],
    ['BSL Interpreted', 'sign_language'],
    ['BSL interpreted performance', 'sign_language'],
    ['IsSignLanguageInterpreted', 'sign_language'],
    ['Relaxed Performance', 'relaxed'],
    ['Autism-friendly', 'relaxed'],
    ['Función relajada', 'relaxed'],
    ['Dementia Friendly', 'dementia_friendly'],
    ['Touch Tour', 'touch_tour'],
    ['Surtitled', 'surtitled'],
    ['Livestream', 'live_streamed'],
  ])('accessKindOf recognises %s as %s', (name, kind) => expect(accessKindOf(name)).toBe(kind))

  it.each([
    '',
    'Comedy',
    'Not captioned',
    'Advance',
    'Adult',
    'Accessible seats',
    'Book signing',
    'Relaxed dress code',
    'Captain',
    'ADHD talk',
  ])('accessKindOf returns null for "%s"', (name) => expect(accessKindOf(name)).toBeNull())

  it('accessKindsIn finds several kinds in one text and ignores other tags', () => {
    expect(accessKindsIn(['Captioned / AD'])).toEqual(['captioned', 'audio_described'])
    expect(accessKindsIn(['BSL & Relaxed', 'Comedy'])).toEqual(['sign_language', 'relaxed'])
    expect(accessKindsIn(['Captioned and audio described'])).toEqual(['captioned', 'audio_described'])
  })

  it('ACCESS_KINDS equals the options of the form', () =>
    expect(options.map(({ value }) => value)).toEqual([...ACCESS_KINDS]))
})

describe('Mapping of access kinds', () => {
  const context = {
    language: 'en',
    venues: { byId: new Map(), byName: new Map() },
    zones: { event: null, site: 'UTC', venue: null },
  } as unknown as ConvertContext

  it('convert returns the known kinds in the order of the form and ignores unknown ones', () => {
    expect(convert('Captioned, AD, Gala', 'text', list, context)).toEqual({
      ok: true,
      value: ['audio_described', 'captioned'],
    })
    expect(convert(['Comedy', 'BSL'], 'list', list, context)).toEqual({ ok: true, value: ['sign_language'] })
    expect(convert(['Comedy'], 'list', list, context)).toEqual({ ok: true, value: null })
    expect(convert('sign_language', 'text', list, context)).toEqual({ ok: true, value: ['sign_language'] })
  })

  it('defaultMap maps either the attributes of single kinds or the one attribute that lists kinds', () => {
    expect(
      rowsOf(attribute('SLCaptioned', 'boolean'), attribute('AD', 'boolean'), attribute('Genre', 'boolean')),
    ).toEqual(['accessTypes.captioned<attribute_SLCaptioned', 'accessTypes.audio_described<attribute_AD'])
    expect(rowsOf(attribute('Access', 'text'), attribute('Captioned', 'boolean'))).toEqual([
      'accessTypes<attribute_Access',
    ])
    expect(rowsOf({ ...attribute('Tags', 'list'), isAttribute: false, name: 'tags' })).toEqual(['accessTypes<tags'])
  })
})
