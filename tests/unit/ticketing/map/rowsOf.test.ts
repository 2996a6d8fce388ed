import type { SourceShown } from '@/plugins/ticketing/lib/map/document'
import type { TargetField } from '@/plugins/ticketing/lib/map/targets'
import { newRow, addableTargets, sourcesFor } from '@/plugins/ticketing/components/MapEditor/mapRows'

const source = (name: string, type: SourceShown['type'], sample: string | null = 'x', label = name): SourceShown => ({
  isAlways: false,
  isAttribute: false,
  label,
  name,
  of: 'event',
  sample,
  type,
})
const target = (name: string, kind: TargetField['kind'], more: Partial<TargetField> = {}): TargetField => ({
  field: name,
  hasZone: false,
  isAttribute: false,
  isLocalized: false,
  isRequired: false,
  kind,
  label: name,
  name,
  ...more,
})

const SOURCES = [
  source('name', 'text', 'Hamlet'),
  source('isOnSale', 'boolean', 'Yes'),
  source('attribute_AgeGuidance', 'text', null, 'Age guidance'),
  source('venue', 'venue', 'Main Stage'),
]
const choice = (option: string) => target(`accessTypes.${option}`, 'option', { field: 'accessTypes', option })
const TARGETS = [
  target('title', 'text'),
  target('accessTypes', 'choices'),
  choice('captioned'),
  choice('relaxed'),
  target('season', 'number'),
  target('isFeatured', 'checkbox'),
]
const row = (name: string) => ({ authority: 'provider' as const, source: 'name', target: name })

describe('Options of the field-map editor [B-136]', () => {
  it('sourcesFor returns only the sources that fit the field', () => {
    expect(sourcesFor(target('venue', 'venue'), SOURCES).map(({ name }) => name)).toEqual([
      'name',
      'attribute_AgeGuidance',
      'venue',
    ])
    expect(sourcesFor(target('isFeatured', 'checkbox'), SOURCES).map(({ name }) => name)).toContain('isOnSale')
    expect(sourcesFor(undefined, SOURCES)).toHaveLength(SOURCES.length)
  })

  it('addableTargets excludes mapped fields, the choices of a mapped list, and the list of a mapped choice', () => {
    expect(addableTargets([], SOURCES, TARGETS)).toHaveLength(TARGETS.length)
    expect(addableTargets([row('title')], SOURCES, TARGETS).map(({ name }) => name)).not.toContain('title')
    expect(addableTargets([row('accessTypes')], SOURCES, TARGETS).map(({ name }) => name)).toEqual([
      'title',
      'season',
      'isFeatured',
    ])
    expect(addableTargets([row('accessTypes.captioned')], SOURCES, TARGETS).map(({ name }) => name)).toEqual([
      'title',
      'accessTypes.relaxed',
      'season',
      'isFeatured',
    ])
  })

  it('addableTargets excludes a field without a fitting source, and newRow returns null for it', () => {
    expect(
      addableTargets([], [source('url', 'url')], [target('title', 'text'), target('venue', 'venue')]).map(
        ({ name }) => name,
      ),
    ).toEqual(['title'])
    expect(newRow(target('venue', 'venue'), [source('url', 'url')])).toBeNull()
  })

  it('newRow picks the source with the same name, otherwise a fitting one with a sample value', () => {
    expect(newRow(target('custom.age', 'text', { isAttribute: true, label: 'Age Guidance' }), SOURCES)).toEqual({
      authority: 'untilEdited',
      source: 'attribute_AgeGuidance',
      target: 'custom.age',
    })
    expect(newRow(target('isFeatured', 'checkbox'), SOURCES)?.source).toBe('isOnSale')
    expect(newRow(target('note', 'textarea'), [source('empty', 'text', null), source('full', 'text')])?.source).toBe(
      'full',
    )
  })
})
