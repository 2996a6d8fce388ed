import { readFileSync } from 'node:fs'
import { sanitizeFields, type Config, type Field, type Validate } from 'payload'
import { translatorOf } from '@/i18n/translator'
import { THEME_TARGETS } from '@/lib/apps/targets'
import { fieldMappings } from '@/lib/themes/fieldMapping'
import { attributeName, fieldName } from '@/lib/themes/fieldName'
import { FIELD_TYPES } from '@/lib/themes/fields'
import { manifestJsonSchema } from '@/lib/themes/manifestSchema'
import { readManifest } from '@/lib/themes/readManifest'
import { isEventTemplate, templatesFor } from '@/lib/themes/themePlaces'
import { toTheme } from '@/lib/themes/theme'
import { MAX_LAYERS } from '@/lib/themes/layers'
import { readDemoManifest } from '@/seed/reading/kinds'

const problemsOf = (manifest: unknown, layers?: number) => {
  const reading = readManifest(manifest, { language: 'en', layers, t: translatorOf({ language: 'en' }) })
  return 'problems' in reading ? reading.problems.map(({ path }) => path) : []
}

const withFields = (...settings: object[]) => ({ blocks: [{ name: 'marquee', settings }] })

/** A group within a group, that many deep. */
const nested = (layers: number): object =>
  layers === 1 ? { name: 'text', type: 'text' } : { name: 'group', fields: [nested(layers - 1)], type: 'group' }

describe('Theme manifest', () => {
  it('declares blocks with labels and settings, and templates with a collection and settings [B-114] [B-115]', () => {
    const manifest = {
      blocks: [
        {
          name: 'marquee',
          label: 'Marquee',
          plural: 'Marquees',
          settings: [{ name: 'line', label: 'Line', type: 'text' }],
          singular: 'Marquee',
        },
      ],
      templates: [
        { name: 'Wide', collection: 'pages', settings: [{ name: 'menu', type: 'checkbox' }], template: 'wide' },
      ],
    }
    expect(readManifest(manifest, { language: 'en', t: translatorOf({ language: 'en' }) })).toMatchObject({ manifest })
    const theme = toTheme(manifest)
    expect(theme.blocks).toMatchObject([
      {
        fields: [{ name: 'line', label: 'Line', type: 'text' }],
        label: 'Marquee',
        name: 'marquee',
        plural: 'Marquees',
      },
    ])
    expect(theme.templates).toMatchObject([
      { collection: 'pages', fields: [{ name: 'menu', type: 'checkbox' }], name: 'Wide', template: 'wide' },
    ])
    expect(problemsOf({ blocks: [{ label: 'No name', settings: [] }] })).toEqual(['blocks.0.name'])
    expect(problemsOf({ templates: [{ name: 'Nowhere', collection: 'tenants', template: 'x' }] })).toEqual([
      'templates.0.collection',
    ])
  })

  it('allows templates whose keys begin with "event." for events only [B-116]', () => {
    expect([
      isEventTemplate({ template: 'event.concert' }),
      isEventTemplate({ template: 'wide' }),
      isEventTemplate({ template: 'events' }),
    ]).toEqual([true, false, false])
    const manifest = {
      templates: [
        { name: 'Concert', collection: 'events', template: 'event.concert' },
        { name: 'Wide', collection: 'pages', template: 'wide' },
      ],
    }
    expect(problemsOf(manifest)).toEqual([])
    expect(templatesFor(toTheme(manifest), 'events', false).map(({ template }) => template)).toEqual(['event.concert'])
    expect(problemsOf({ templates: [{ name: 'Concert', collection: 'pages', template: 'event.concert' }] })).toEqual([
      'templates.0.collection',
    ])
  })

  it.each([
    ['an unknown field type', withFields({ name: 'x', type: 'blob' }), 'blocks.0.settings.0.type'],
    ['an unknown key', withFields({ name: 'x', colour: 1, type: 'text' }), 'blocks.0.settings.0'],
    [
      'a repeated field name',
      withFields({ name: 'x', type: 'text' }, { name: 'x', type: 'number' }),
      'blocks.0.settings.1.name',
    ],
    ['a repeated block name', { blocks: [{ name: 'a' }, { name: 'a' }] }, 'blocks.1.name'],
    ['a field without name and label', withFields({ type: 'text' }), 'blocks.0.settings.0.label'],
    ['a select without options', withFields({ name: 'x', type: 'select' }), 'blocks.0.settings.0.options'],
    ['an array without fields', withFields({ name: 'x', type: 'array' }), 'blocks.0.settings.0.fields'],
    [
      'a relationship without a target',
      withFields({ name: 'x', type: 'relationship' }),
      'blocks.0.settings.0.relationTo',
    ],
    [
      'a relationship to users',
      withFields({ name: 'x', relationTo: 'users', type: 'relationship' }),
      'blocks.0.settings.0.relationTo',
    ],
    [
      'a maximum below the minimum',
      withFields({ name: 'x', max: 1, min: 2, type: 'number' }),
      'blocks.0.settings.0.max',
    ],
    [
      'a maximum length below the minimum length',
      withFields({ name: 'x', maxLength: 1, minLength: 2, type: 'text' }),
      'blocks.0.settings.0.maxLength',
    ],
    [
      'a fractional number of rows',
      withFields({ name: 'x', fields: [{ name: 'y', type: 'text' }], min: 1.5, type: 'array' }),
      'blocks.0.settings.0.min',
    ],
    ['an unknown check', withFields({ name: 'x', check: 'pretty', type: 'checkbox' }), 'blocks.0.settings.0.check'],
    [
      'a check on a text field',
      withFields({ name: 'x', check: 'accepted', type: 'text' }),
      'blocks.0.settings.0.check',
    ],
    [
      'a condition on an unknown field',
      withFields({ name: 'x', condition: { equals: true, field: 'y' }, type: 'text' }),
      'blocks.0.settings.0.condition.field',
    ],
    ['a field named constructor', withFields({ name: 'constructor', type: 'text' }), 'blocks.0.settings.0.name'],
  ])('refuses %s and reports its path', (_, manifest, path) => {
    expect(problemsOf(withFields({ name: 'x', type: 'text' }))).toEqual([])
    expect(
      problemsOf(manifest).map((one) =>
        one === 'blocks.0.settings.0.relationTo.0' ? 'blocks.0.settings.0.relationTo' : one,
      ),
    ).toContain(path)
  })

  it('nests fields up to the configured number of layers, five by default [B-255] [B-144]', () => {
    expect(MAX_LAYERS).toBe(5)
    expect(problemsOf(withFields(nested(5)))).toEqual([])
    expect(problemsOf(withFields(nested(6)))).toEqual([
      'blocks.0.settings.0.fields.0.fields.0.fields.0.fields.0.fields',
    ])
    expect(problemsOf(withFields(nested(3)), 2)).toHaveLength(1)
    const deepest = JSON.stringify(toTheme(withFields(nested(5))).blocks)
    expect(deepest).toContain('"name":"text"')
    expect(JSON.stringify(toTheme(withFields(nested(5)), 4).blocks)).not.toContain('"name":"text"')
    expect(fieldMappings([{ name: 'a', fields: [{ name: 'b', type: 'text' }], type: 'group' }], false)).toMatchObject([
      { blockConfig: [{ blockLayer: 2, blockName: 'b' }], blockLayer: 1 },
    ])
  })

  it('derives attribute names from their labels, with the prefix "custom." at the top level [B-253] [B-254]', () => {
    expect(fieldName('2nd Dress-Code')).toBe('nd_dress_code')
    expect(attributeName('Dress code')).toBe('custom.dress_code')
    expect(attributeName('Dress code', false)).toBe('dress_code')
    const attributes = (field: object) => ({ attributes: { events: [field] } })
    expect(problemsOf(attributes({ label: 'Dress code', type: 'text' }))).toEqual([])
    expect(problemsOf(attributes({ name: 'custom.dress_code', label: 'Dress code', type: 'text' }))).toEqual([])
    expect(problemsOf(attributes({ name: 'dress', label: 'Dress code', type: 'text' }))).toEqual([
      'attributes.events.0.name',
    ])
    expect(problemsOf(attributes({ label: '123', type: 'text' }))).toEqual(['attributes.events.0.label'])
    expect(toTheme(attributes({ label: 'Dress code', type: 'text' })).attributes.events).toMatchObject([
      { name: 'dress_code' },
    ])
  })

  it('accepts every field type and maps each to a form field [B-145] [B-146] [B-147] [B-148]', () => {
    const more: Partial<Record<(typeof FIELD_TYPES)[number], object>> = {
      array: { fields: [{ name: 'x', type: 'text' }] },
      group: { fields: [{ name: 'x', type: 'text' }] },
      radio: { options: ['a'] },
      relationship: { relationTo: 'pages' },
      select: { options: ['a'] },
    }
    const settings = FIELD_TYPES.map((type) => ({ name: type.replace('-', ''), type, ...more[type] }))
    expect(problemsOf(withFields(...settings))).toEqual([])
    expect(toTheme(withFields(...settings)).blocks[0]!.fields.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'text text',
      'textarea textarea',
      'richText richText',
      'checkbox checkbox',
      'radio radio',
      'select select',
      'number number',
      'date date',
      'datetime date',
      'relationship relationship',
      'upload upload',
      'fileupload upload',
      'color text',
      'code code',
      'array array',
      'group group',
    ])
  })

  it('makes fields whose limits, options and targets Payload itself reads', async () => {
    const limited = [
      { name: 'line', maxLength: 3, type: 'text' },
      { name: 'note', minLength: 3, type: 'textarea' },
      { name: 'stars', max: 5, type: 'number' },
      { name: 'rows', fields: [{ name: 'x', type: 'text' }], maxRows: 1, type: 'array' },
      { name: 'look', options: ['grid'], type: 'radio' },
      { name: 'levels', hasMany: true, options: ['stalls'], type: 'select' },
      { name: 'on', type: 'checkbox' },
    ]
    const manifest = withFields(...limited, { name: 'show', relationTo: 'events', type: 'relationship' })
    const sanitized = (validRelationships: string[]) =>
      sanitizeFields({
        config: {} as Config,
        fields: toTheme(manifest).blocks[0]!.fields as Field[],
        parentIsLocalized: false,
        validRelationships,
      })
    await expect(sanitized(['pages'])).rejects.toThrow('events')
    const fields = (await sanitized(['events'])) as { name: string; validate: Validate }[]
    const req = { payload: { config: {} }, t: (key: string) => key }
    const verdict = (value: unknown, index: number) => fields[index]!.validate(value, { req } as never)
    expect(['long', 'no', 6, [{}, {}], 'list', ['circle'], 'yes'].map(verdict)).toEqual([
      'validation:shorterThanMax',
      'validation:longerThanMin',
      'validation:greaterThanMax',
      'validation:requiresNoMoreThan',
      'validation:invalidSelection',
      'validation:invalidSelection',
      'validation:trueOrFalse',
    ])
    expect(['own', 'yes', 5, [{}], 'grid', ['stalls'], true].map(verdict)).toEqual(limited.map(() => true))
  })

  it('allows relationships to fourteen content types, to one document or to many [B-149] [B-150]', () => {
    expect([...THEME_TARGETS].sort()).toEqual([
      'blogs',
      'event-collections',
      'events',
      'files',
      'media',
      'organizations',
      'pages',
      'people',
      'posts',
      'reusable-content',
      'seasons',
      'series',
      'venues',
      'works',
    ])
    for (const relationTo of THEME_TARGETS) {
      const manifest = withFields(
        { name: 'one', relationTo, type: 'relationship' },
        { name: 'many', hasMany: true, relationTo, type: 'relationship' },
      )
      expect(problemsOf(manifest)).toEqual([])
      expect(toTheme(manifest).blocks[0]!.fields).toMatchObject([
        { hasMany: false, relationTo: [relationTo] },
        { hasMany: true, relationTo: [relationTo] },
      ])
    }
  })

  it('maps fields to block settings with limits, options, layers and groups [B-141] [B-142] [B-143] [B-144]', () => {
    expect(
      fieldMappings(
        [
          {
            name: 'line',
            description: 'One line',
            group: 'Words',
            label: 'Line',
            maxLength: 60,
            minLength: 3,
            type: 'text',
          },
          {
            name: 'rows',
            fields: [{ name: 'colour', options: ['red', { label: 'Blue', value: 'blue' }], type: 'select' }],
            maxRows: 4,
            min: 2,
            type: 'array',
          },
          { name: 'shows', hasMany: true, relationTo: ['events', 'pages'], type: 'relationship' },
        ],
        false,
      ),
    ).toMatchObject([
      {
        blockDescription: 'One line',
        blockLabel: 'Line',
        blockLayer: 1,
        blockName: 'line',
        blockType: 'text',
        group: 'Words',
        maxLength: 60,
        minLength: 3,
      },
      {
        blockConfig: [
          {
            blockLayer: 2,
            blockName: 'colour',
            options: [
              { label: 'red', value: 'red' },
              { label: 'Blue', value: 'blue' },
            ],
          },
        ],
        blockType: 'array',
        max: 4,
        min: 2,
      },
      { hasMany: true, relationTo: ['events', 'pages'] },
    ])
  })

  it('has an up-to-date JSON Schema in the docs', () => {
    expect(JSON.parse(readFileSync('docs/theme-manifest.schema.json', 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(manifestJsonSchema())),
    )
  })

  it('is valid in each demo theme, one of which uses every field type', () => {
    const weirLane = readDemoManifest('riverside', 'weir-lane.json')
    expect([problemsOf(weirLane), problemsOf(readDemoManifest('riverside', 'summer-lawn.json'))]).toEqual([[], []])
    const types = new Set(JSON.stringify(weirLane).match(/(?<="type":")[\w-]+/g))
    expect(FIELD_TYPES.filter((type) => !types.has(type))).toEqual([])
  })
})
