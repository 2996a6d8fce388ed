import { dataWith, readTarget } from '@/plugins/ticketing/lib/map/document'
import { targetFields } from '@/plugins/ticketing/lib/map/targets'
import { INSTANCE_FIELDS } from '../support/season'

const TARGETS = targetFields(INSTANCE_FIELDS, [
  { isLocalized: true, label: 'Genre', name: 'genre', type: 'text' },
  {
    label: 'Tags',
    name: 'tags',
    options: [
      { label: 'New', value: 'new' },
      { label: 'Last', value: 'last' },
    ],
    type: 'choices',
  },
])
const read = (data: Record<string, unknown>, name: string) =>
  readTarget(
    data,
    TARGETS.find((target) => target.name === name)!,
    'en',
  )

describe('readTarget and dataWith', () => {
  it('readTarget reads a value by the name of its target', () => {
    const data = {
      accessTypes: ['captioned'],
      custom: { genre: { ar: 'دراما', en: 'Drama' }, tags: ['new'] },
      start: '2026-06-01T18:30:00.000Z',
      start_tz: 'Europe/London',
      venue: { id: 'v-main', name: 'Main Stage' },
    }
    expect(read(data, 'start')).toEqual({ moment: '2026-06-01T18:30:00.000Z', zone: 'Europe/London' })
    expect(read(data, 'venue')).toBe('v-main')
    expect(read(data, 'accessTypes.captioned')).toBe(true)
    expect(read(data, 'accessTypes.audio_described')).toBe(false)
    expect(read(data, 'custom.genre')).toBe('Drama')
    expect(read(data, 'custom.tags.new')).toBe(true)
    expect(read({}, 'custom.genre')).toBeNull()
    expect(read({}, 'accessTypes.captioned')).toBeNull()
  })

  it('dataWith writes values and keeps other languages and custom fields', () => {
    const data = {
      accessTypes: ['captioned'],
      custom: { genre: { ar: 'دراما', en: 'Drama' }, other: 1 },
      note: 'Preview',
    }
    const values = [
      { name: 'start', to: { moment: '2026-06-01T18:30:00.000Z', zone: 'Europe/London' } },
      { name: 'accessTypes.audio_described', to: true },
      { name: 'accessTypes.captioned', to: false },
      { name: 'custom.genre', to: 'Comedy' },
      { name: 'custom.tags.last', to: true },
    ]
    expect(dataWith(data, values, TARGETS, 'en')).toEqual({
      accessTypes: ['audio_described'],
      custom: { genre: { ar: 'دراما', en: 'Comedy' }, other: 1, tags: ['last'] },
      start: '2026-06-01T18:30:00.000Z',
      start_tz: 'Europe/London',
    })
  })

  it('dataWith removes emptied custom fields and sets an emptied date to null', () => {
    expect(
      dataWith(
        { custom: { genre: { en: 'Drama' }, tags: ['new'] } },
        [
          { name: 'custom.genre', to: null },
          { name: 'custom.tags.new', to: false },
          { name: 'end', to: null },
        ],
        TARGETS,
        'en',
      ),
    ).toEqual({ custom: {}, end: null, end_tz: null })
  })
})
