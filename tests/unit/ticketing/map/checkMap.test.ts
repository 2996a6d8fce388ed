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

describe('a map that is saved', () => {
  it.each<[string, Partial<SyncMap>, unknown[]]>([
    ['is right', { events: [row('title', 'name'), row('ageGuidance', 'attribute_Age', 'staff')] }, []],
    [
      'names a field that there is',
      { events: [row('title', 'name'), row('slug', 'name')] },
      [['events', 'unknownTarget', 1]],
    ],
    ['names what the box office has', { events: [row('summary', 'attribute_Gone')] }, [['events', 'unknownSource', 0]]],
    ['reads events for events only', { events: [row('summary', 'attribute_Note')] }, [['events', 'unknownSource', 0]]],
    [
      'puts a kind of value where it belongs',
      { events: [row('venue', 'htmlDescription')] },
      [['events', 'doesNotFit', 0]],
    ],
    ['writes a field once', { events: [row('title', 'name'), row('title', 'name')] }, [['events', 'targetTwice', 1]]],
    [
      'writes a list whole or by its choices',
      { instances: [START, row('accessTypes.captioned', 'attribute_Captioned'), row('accessTypes', 'attribute_Note')] },
      [['instances', 'targetTwice', 2]],
    ],
    [
      'may write several choices',
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
      'is warned where a title may stay empty',
      { events: [row('title', 'attribute_Age')] },
      [['events', 'mayBeEmpty', 0]],
    ],
    ['says when performances start', { instances: [] }, [['instances', 'requiredMissing', null]]],
    ['need not where none are added', { addInstances: false, instances: [] }, []],
  ])('%s', (_, map, expected) => {
    expect(problems(map)).toEqual(expected)
  })

  it('lets a warning be saved and nothing else', () => {
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

  it('has the form of a map', () => {
    expect(syncMapSchema.safeParse(MAP).success).toBe(true)
    expect(
      syncMapSchema.safeParse({ ...MAP, events: [{ ...row('title', 'name'), authority: 'nobody' }] }).success,
    ).toBe(false)
    expect(syncMapSchema.safeParse({ ...MAP, other: 1 }).success).toBe(false)
  })
})

describe('the map to begin with', () => {
  it('is useful, and has nothing wrong with it', () => {
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

  it('takes a description in HTML for both where there is one alone', () => {
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

describe('what a map may write', () => {
  const names = (fields: typeof EVENT_FIELDS) => targetFields(fields).map(({ name }) => name)

  it('is each field with a value of its own', () => {
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
  ])('is never %s', (name, type) => {
    expect(names([{ name, type }])).toEqual([])
    expect(names([{ name: 'other', type: 'text' }])).toEqual(['other'])
  })

  it('is a place, and no other document', () => {
    expect(
      names([
        { name: 'season', relationTo: 'seasons', type: 'relationship' },
        { hasMany: true, name: 'places', relationTo: 'venues', type: 'relationship' },
      ]),
    ).toEqual([])
    expect(names([{ name: 'place', relationTo: 'venues', type: 'relationship' }])).toEqual(['place'])
  })

  it('is what the theme asks for, too', () => {
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

  it('reads first what every box office has, and a length as a length', () => {
    const sources = mapSources('event', [
      ...SOURCE_FIELDS,
      { isAttribute: false, label: 'Their venue', name: 'venue', of: 'event', type: 'text' },
    ])
    expect(sources.filter(({ name }) => name === 'venue').map(({ type }) => type)).toEqual(['venue'])
    expect(sources.find(({ name }) => name === 'duration')?.type).toBe('minutes')
  })
})

describe("an event's own map", () => {
  const own = [row('summary', 'name')]

  it('counts while it is switched on, part by part', () => {
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
