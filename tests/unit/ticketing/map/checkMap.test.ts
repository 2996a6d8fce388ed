import { checkMap } from '@/plugins/ticketing/lib/map/checkMap'
import { defaultMap } from '@/plugins/ticketing/lib/map/defaultMap'
import { effectiveMap, syncMapSchema, type Row, type SyncMap } from '@/plugins/ticketing/lib/map/rows'
import { mapSources } from '@/plugins/ticketing/lib/map/sources'
import { targetFields } from '@/plugins/ticketing/lib/map/targets'
import { type EVENT_FIELDS, INSTANCE_FIELDS, MAP, SOURCE_FIELDS, SOURCES, TARGETS } from '../support/season'

const row = (target: string, source: string, authority: Row['authority'] = 'provider'): Row => ({
  authority,
  source,
  target,
})
const START = row('start', 'start')
const problems = (map: Partial<SyncMap>) =>
  checkMap({ ...MAP, events: [], instances: [START], ...map }, SOURCES, TARGETS).map(({ list, name, row: index }) => [
    list,
    name,
    index,
  ])

describe('checkMap', () => {
  it.each<[string, Partial<SyncMap>, unknown[]]>([
    ['accepts a valid map', { events: [row('title', 'name'), row('ageGuidance', 'attribute_Age', 'staff')] }, []],
    [
      'refuses an unknown target field',
      { events: [row('title', 'name'), row('slug', 'name')] },
      [['events', 'unknownTarget', 1]],
    ],
    ['refuses an unknown source', { events: [row('summary', 'attribute_Gone')] }, [['events', 'unknownSource', 0]]],
    [
      'refuses a source of performances for an event field',
      { events: [row('summary', 'attribute_Note')] },
      [['events', 'unknownSource', 0]],
    ],
    [
      'refuses a source whose type does not fit the field',
      { events: [row('venue', 'htmlDescription')] },
      [['events', 'doesNotFit', 0]],
    ],
    [
      'refuses a second row for the same field',
      { events: [row('title', 'name'), row('title', 'name')] },
      [['events', 'targetTwice', 1]],
    ],
    [
      'refuses rows for both a list and one of its choices',
      { instances: [START, row('accessTypes.captioned', 'attribute_Captioned'), row('accessTypes', 'attribute_Note')] },
      [['instances', 'targetTwice', 2]],
    ],
    [
      'accepts rows for several choices of a list',
      {
        instances: [
          START,
          row('accessTypes.captioned', 'attribute_Captioned'),
          row('accessTypes.audio_described', 'attribute_Captioned'),
        ],
      },
      [],
    ],
    [
      'warns about a title that may stay empty',
      { events: [row('title', 'attribute_Age')] },
      [['events', 'mayBeEmpty', 0]],
    ],
    ['requires a row for the start of performances', { instances: [] }, [['instances', 'requiredMissing', null]]],
    ['accepts a map without a start when performances are not added', { addInstances: false, instances: [] }, []],
  ])('%s', (_, map, expected) => {
    expect(problems(map)).toEqual(expected)
  })

  it('marks a title that may stay empty as a warning, and an unknown target as an error', () => {
    const found = checkMap(
      { ...MAP, events: [row('title', 'attribute_Age'), row('nothing', 'name')] },
      SOURCES,
      TARGETS,
    )
    expect(found.map(({ isWarning, name }) => [name, isWarning])).toEqual([
      ['mayBeEmpty', true],
      ['unknownTarget', false],
    ])
  })

  it('syncMapSchema accepts the default map and refuses unknown authorities and properties', () => {
    expect(syncMapSchema.safeParse(MAP).success).toBe(true)
    expect(
      syncMapSchema.safeParse({ ...MAP, events: [{ ...row('title', 'name'), authority: 'nobody' }] }).success,
    ).toBe(false)
    expect(syncMapSchema.safeParse({ ...MAP, other: 1 }).success).toBe(false)
  })
})

describe('defaultMap', () => {
  it('maps the fields of every box office and the known attributes without problems', () => {
    expect(checkMap(MAP, SOURCES, TARGETS)).toEqual([])
    expect(MAP.events.map(({ source, target }) => `${target}<${source}`)).toEqual([
      'title<name',
      'summary<description',
      'description<htmlDescription',
      'venue<venue',
      'runningTime<duration',
      'startDate<firstStart',
      'endDate<lastStart',
      'bookingLinkURL<bookingUrl',
    ])
    expect(MAP.instances.map(({ source, target }) => `${target}<${source}`)).toEqual([
      'start<start',
      'end<end',
      'venue<venue',
      'instanceStatus<state',
      'bookingLinkURL<bookingUrl',
      'accessTypes.captioned<attribute_Captioned',
    ])
  })

  it('uses the only description, in HTML, for both the summary and the description', () => {
    const events = mapSources('event', [
      { isAttribute: false, label: 'Description', name: 'description', of: 'event', type: 'richText' },
    ])
    const map = defaultMap({ ...SOURCES, events }, TARGETS)
    expect(map.events.filter(({ source }) => source === 'description').map(({ target }) => target)).toEqual([
      'summary',
      'description',
    ])
    expect(checkMap(map, { ...SOURCES, events }, TARGETS)).toEqual([])
  })
})

describe('targetFields', () => {
  const names = (fields: typeof EVENT_FIELDS) => targetFields(fields).map(({ name }) => name)

  it('returns each field with a value of its own, and each choice of a list', () => {
    expect(names(INSTANCE_FIELDS)).toEqual([
      'start',
      'end',
      'venue',
      'instanceStatus',
      'bookingLinkURL',
      'accessTypes',
      'accessTypes.audio_described',
      'accessTypes.captioned',
      'note',
    ])
  })

  it.each([
    ['slug', 'text'],
    ['tenant', 'relationship'],
    ['id', 'text'],
    ['_status', 'select'],
    ['publishedAt', 'date'],
    ['parent', 'relationship'],
    ['ticketing', 'json'],
    ['syncToPublished', 'checkbox'],
    ['start_tz', 'text'],
    ['images', 'upload'],
    ['credits', 'array'],
  ])('excludes the field %s', (name, type) => {
    expect(names([{ name, type }])).toEqual([])
    expect(names([{ name: 'other', type: 'text' }])).toEqual(['other'])
  })

  it('includes a single venue and excludes other relationships', () => {
    expect(
      names([
        { name: 'season', relationTo: 'seasons', type: 'relationship' },
        { hasMany: true, name: 'places', relationTo: 'venues', type: 'relationship' },
      ]),
    ).toEqual([])
    expect(names([{ name: 'place', relationTo: 'venues', type: 'relationship' }])).toEqual(['place'])
  })

  it('includes the supported attributes of the theme', () => {
    const targets = targetFields(
      [],
      [
        { isLocalized: true, label: 'Genre', name: 'genre', type: 'text' },
        { label: 'Doors', name: 'doors', type: 'datetime' },
        { label: 'Access', name: 'access', options: [{ label: 'BSL', value: 'bsl' }], type: 'choices' },
        { label: 'Picture', name: 'picture', type: 'upload' },
      ],
    )
    expect(targets.map(({ kind, name }) => `${name} ${kind}`)).toEqual([
      'custom.genre text',
      'custom.doors wallClock',
      'custom.access choices',
      'custom.access.bsl option',
    ])
  })

  it('mapSources prefers the core sources and types a duration as minutes', () => {
    const sources = mapSources('event', [
      ...SOURCE_FIELDS,
      { isAttribute: false, label: 'Their venue', name: 'venue', of: 'event', type: 'text' },
    ])
    expect(sources.filter(({ name }) => name === 'venue').map(({ type }) => type)).toEqual(['venue'])
    expect(sources.find(({ name }) => name === 'duration')?.type).toBe('minutes')
  })
})

describe('effectiveMap', () => {
  const own = [row('summary', 'name')]

  it('applies each part of an event override only while it is switched on', () => {
    expect(effectiveMap(MAP, null)).toEqual(MAP)
    expect(
      effectiveMap(MAP, {
        eventFieldMaps: { overrideEventMaps: false, rows: own },
        modesOfSale: { modesOfSale: ['m'] },
      }),
    ).toEqual(MAP)
    expect(effectiveMap(MAP, { eventFieldMaps: { overrideEventMaps: true, rows: own } })).toEqual({
      ...MAP,
      events: own,
    })
    expect(
      effectiveMap(MAP, { eventInstanceFieldMaps: { addInstances: false, overrideInstanceMaps: true, rows: own } }),
    ).toEqual({ ...MAP, addInstances: false, instances: own })
    expect(
      effectiveMap(MAP, { modesOfSale: { modesOfSale: ['web'], overrideModesOfSale: true }, syncToPublished: false }),
    ).toEqual({ ...MAP, modesOfSale: ['web'], syncToPublished: false })
  })
})
