import { customFields, isContentType } from '@/plugins/movingIn/lib/export/customFields'
import type { ItemData } from '@/plugins/movingIn/lib/export/item'
import type { Entry } from '@/plugins/movingIn/lib/export/readEntries'
import { toItem } from '@/plugins/movingIn/lib/export/toItem'
import { mapItem } from '@/plugins/movingIn/lib/mapping/mapItem'
import {
  MAPPED_KINDS,
  problemOfMapping,
  TARGETS,
  targetsOf,
  type MappedKind,
  type Target,
} from '@/plugins/movingIn/lib/mapping/targets'

const entryOf = (type: string, meta: Entry['meta'], texts: Entry['texts'] = {}): Entry => ({
  meta,
  name: 'item',
  terms: [{ domain: 'post_tag', name: 'Comedy', nicename: 'comedy' }],
  texts: { 'wp:post_id': '7', 'wp:post_type': type, title: 'The Seagull', ...texts },
})

describe('Reading an entry of a type that has no counterpart', () => {
  it('keeps its text, where it stood, and the fields that people have filled in', () => {
    const entry = entryOf(
      'production',
      { _edit_lock: '1:2', _price: 'field_1', empty: ' ', price: ' £12 ' },
      { 'content:encoded': 'A comedy.', 'wp:post_name': 'the-seagull', 'wp:post_parent': '3' },
    )
    expect(toItem(entry)).toMatchObject({
      data: {
        content: 'A comedy.',
        fields: { price: '£12' },
        parent: '3',
        slug: 'the-seagull',
        status: 'publish',
        tags: ['Comedy'],
      },
      kind: 'other',
    })
  })

  it('keeps the terms of its own taxonomies as fields, which come first', () => {
    const term = (domain: string, name: string) => ({ domain, name, nicename: '' })
    const entry = {
      ...entryOf('production', { price: '£12' }),
      terms: [
        term('genre', 'Comedy &amp; farce'),
        term('genre', 'Family,\n young'),
        term('hall', 'Main'),
        ...['category', 'post_tag', 'nav_menu', 'post_format', 'language'].map((domain) => term(domain, 'Other')),
      ],
    }
    const { fields, tags } = toItem(entry)!.data
    expect(Object.entries(fields!)).toEqual([
      ['taxonomy:genre', 'Comedy & farce\nFamily, young'],
      ['taxonomy:hall', 'Main'],
      ['price', '£12'],
    ])
    expect(tags).toEqual(['Other'])
  })

  it('keeps what media were sorted into as their tags', () => {
    const terms = [
      { domain: 'media_category', name: 'Stage &amp; sets', nicename: '' },
      { domain: 'post_tag', name: 'Hamlet', nicename: '' },
      { domain: 'language', name: 'English', nicename: '' },
    ]
    const entry = { ...entryOf('attachment', {}, { 'wp:attachment_url': 'https://old.example.org/a.jpg' }), terms }
    expect(toItem(entry)?.data.tags).toEqual(['Stage & sets', 'Hamlet'])
    expect(toItem({ ...entry, terms: [] })?.data).not.toHaveProperty('tags')
  })

  it('keeps nothing of orders, messages and forms of plugins', () => {
    expect(toItem(entryOf('shop_order', { total: '12' }, { 'content:encoded': 'Secret' }))?.data).toEqual({
      status: 'publish',
    })
    expect(['flamingo_inbound', 'wpcf7_contact_form', 'tribe_rsvp_tickets'].filter(isContentType)).toEqual([])
    expect(['production', 'portfolio', 'tribe_events', 'event'].filter(isContentType)).toHaveLength(4)
  })

  it('leaves out structures of plugins, long names, and more fields than can be shown', () => {
    expect(
      customFields({
        gallery: 'a:1:{i:0;s:1:"7";}',
        json: '{"a":1}',
        list: '[1,2]',
        note: '[sic] a note',
        off: 'b:0;',
        ['x'.repeat(61)]: 'long',
      }),
    ).toEqual({ note: '[sic] a note' })
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`field ${index}`, 'x'.repeat(20_000)]))
    const kept = customFields(many)
    expect([Object.keys(kept).length, kept['field 0']?.length]).toEqual([40, 10_000])
  })
})

const reading = { order: null, usual: 'dayFirst' as const, zone: 'Europe/London' }

/** Maps an entry whose custom fields are named by what they become. */
function map(kind: MappedKind, values: Partial<Record<Target, string>>, data: ItemData = {}) {
  const fields = Object.entries(values).map(([to]) => ({ from: `old ${to}`, to: to as Target }))
  const given = Object.fromEntries(Object.entries(values).map(([to, value]) => [`old ${to}`, value]))
  return mapItem(
    { data: { ...data, fields: given }, oldId: '7', type: 'thing' },
    { as: kind, fields, type: 'thing' },
    reading,
  )
}

const startOf = (start: string) => map('event', { start }).data.event?.times[0]?.start.local ?? null

describe('Mapping an entry to something that can be brought', () => {
  it.each([
    ['2027-11-21 19:30:00', '2027-11-21T19:30'],
    ['2027-11-21T19:30:00', '2027-11-21T19:30'],
    ['2027-07-21T18:30:00Z', '2027-07-21T19:30'],
    ['1816194600', '2027-07-21T19:30'],
    ['1816194600000', '2027-07-21T19:30'],
    ['21/11/2027 7:30 pm', '2027-11-21T19:30'],
    ['21 November 2027, 19.30', '2027-11-21T19:30'],
    ['November 21, 2027 7:30 pm', '2027-11-21T19:30'],
  ])('reads %s as the start of a performance', (text, local) => {
    expect(startOf(text)).toBe(local)
    expect(map('event', { start: text }).data.remarks ?? []).toEqual([])
  })

  it.each(['202712241930', '20271224193000'])('takes %s for no moment, which it says', (text) => {
    for (const to of ['start', 'startTime', 'end'] as const) {
      const { data } = map('event', { [to]: text })
      expect([data.event?.times, data.span]).toEqual([[], undefined])
      expect(data.remarks).toEqual([{ detail: `old ${to}: ${text}`, kind: 'fieldUnread' }])
    }
    const { data } = map('event', { end: text, start: '2027-12-24 19:30' })
    expect(data.event?.times).toEqual([{ end: null, start: { local: '2027-12-24T19:30' } }])
    expect(map('post', { publishDate: text }).data).toMatchObject({ remarks: [{ kind: 'fieldUnread' }] })
  })

  it('takes the time of a day from another field, and the end as a time of the same evening', () => {
    expect(map('event', { end: '00:15', start: '20271121', startTime: '19:30:00' }).data).toMatchObject({
      event: { times: [{ end: { local: '2027-11-22T00:15' }, start: { local: '2027-11-21T19:30' } }] },
    })
  })

  it('takes days without a time for the run of an event, not for performances', () => {
    expect(map('event', { end: '20271130', start: '20271121' }).data).toMatchObject({
      event: { times: [] },
      span: { first: '2027-11-21', last: '2027-11-30' },
    })
    expect(map('event', { start: '20271121' }).data.span).toEqual({ first: '2027-11-21', last: null })
  })

  it('makes a performance of each field that holds one', () => {
    const { data } = mapItem(
      { data: { fields: { a: '2027-11-21 19:30', b: '2027-11-22 14:00' } }, oldId: '7', type: 'thing' },
      {
        as: 'event',
        fields: [
          { from: 'a', to: 'start' },
          { from: 'b', to: 'start' },
        ],
        type: 'thing',
      },
      reading,
    )
    expect(data.event?.times.map(({ start }) => start.local)).toEqual(['2027-11-21T19:30', '2027-11-22T14:00'])
  })

  /** Maps an entry by fields in the order in which somebody has chosen them. */
  const mapFields = (kind: MappedKind, choices: [from: string, to: Target][], values: Record<string, string>) =>
    mapItem(
      { data: { fields: values, tags: ['Old'] }, oldId: '7', type: 'thing' },
      { as: kind, fields: choices.map(([from, to]) => ({ from, to })), type: 'thing' },
      reading,
    ).data

  it('gives each start its end where there are as many, by the numbers in their names', () => {
    const choices: [string, Target][] = [
      ['dates_10_to', 'end'],
      ['dates_10_from', 'start'],
      ['dates_2_from', 'start'],
      ['dates_2_to', 'end'],
    ]
    const values = {
      dates_10_from: '2027-11-22 14:00',
      dates_10_to: '16:00',
      dates_2_from: '2027-11-21 19:30',
      dates_2_to: '22:00',
    }
    const ends = ({ event }: ItemData) =>
      Object.fromEntries(event!.times.map(({ end, start }) => [start.local, end?.local ?? null]))
    expect(ends(mapFields('event', choices, values))).toEqual({
      '2027-11-21T19:30': '2027-11-21T22:00',
      '2027-11-22T14:00': '2027-11-22T16:00',
    })
    const { dates_2_to: _, ...withoutOne } = values
    expect(ends(mapFields('event', choices, withoutOne))).toEqual({
      '2027-11-21T19:30': null,
      '2027-11-22T14:00': '2027-11-22T16:00',
    })
    const { dates_2_from: __, ...withoutStart } = values
    expect(mapFields('event', choices, withoutStart)).toMatchObject({
      event: { times: [{ end: { local: '2027-11-22T16:00' } }] },
      remarks: [{ detail: 'dates_2_to: 22:00', kind: 'fieldUnread' }],
    })
    const unequal = mapFields('event', [...choices, ['dates_3_from', 'start']], values)
    expect(Object.values(ends(unequal))).toEqual([null, null])
    expect(unequal.remarks?.map(({ kind }) => kind)).toEqual(['fieldUnread', 'fieldUnread'])
  })

  it('takes the last of several ends for the run of an event', () => {
    const fields: [string, Target][] = ['a', 'b'].map((from) => [from, 'end'])
    expect(
      mapFields('event', [['from', 'start'], ...fields], { a: '20271130', b: '20271125', from: '20271121' }).span,
    ).toEqual({ first: '2027-11-21', last: '2027-11-30' })
  })

  it('makes tags of the terms of a taxonomy, and of words between commas', () => {
    const choices: [string, Target][] = [
      ['taxonomy:genre', 'tags'],
      ['mood', 'tags'],
      ['taxonomy:for', 'summary'],
    ]
    const values = {
      mood: 'light, short',
      'taxonomy:for': 'Families\nSchools',
      'taxonomy:genre': 'Comedy\nOf manners, mostly',
    }
    const data = mapFields('post', choices, values)
    expect(data.tags?.map((tag) => tag.trim())).toEqual(['Old', 'Comedy', 'Of manners, mostly', 'light', 'short'])
    expect(data.excerpt).toBe('Families, Schools')
  })

  it('takes the name of a venue, and says which others an event has', () => {
    const { event, remarks } = mapFields('event', [['taxonomy:hall', 'venue']], {
      'taxonomy:hall': 'Main hall\nStudio',
    })
    expect([event?.venueName, event?.venue]).toEqual(['Main hall', null])
    expect(remarks).toEqual([{ detail: 'hall: Studio', kind: 'fieldUnread' }])
  })

  it('says what it could not read, and what it could only guess, and keeps the rest', () => {
    const { data } = map('event', {
      bookingAddress: 'at the door',
      end: 'late',
      picture: 'poster.jpg',
      price: '£12',
      start: 'some day',
    })
    expect(data.event).toMatchObject({ bookingAddress: null, price: '£12', times: [] })
    expect(data.remarks?.map(({ detail, kind }) => `${kind} ${detail}`).toSorted()).toEqual([
      'fieldUnread old bookingAddress: at the door',
      'fieldUnread old end: late',
      'fieldUnread old picture: poster.jpg',
      'fieldUnread old start: some day',
    ])
    expect(map('event', { start: '03/04/2027 19:30' }).data).toMatchObject({
      event: { times: [{ start: { local: '2027-04-03T19:30' } }] },
      remarks: [{ detail: 'old start: 03/04/2027 19:30', kind: 'fieldDay' }],
    })
    expect(map('event', { end: '2027-11-20 19:30', start: '2027-11-21 19:30' }).data).toMatchObject({
      event: { times: [{ end: null }] },
      remarks: [{ kind: 'fieldUnread' }],
    })
    expect(map('event', { subtitle: 'x'.repeat(301) }).data).toMatchObject({
      own: { subtitle: 'x'.repeat(300) },
      remarks: [{ detail: 'old subtitle', kind: 'fieldCut' }],
    })
    expect(map('venue', { country: 'Ruritania' }).data).toMatchObject({
      remarks: [{ detail: 'old country: Ruritania', kind: 'fieldUnread' }],
      venue: {},
    })
  })

  it('fills the fields of each kind', () => {
    const shared = { picture: '12', summary: '<p>Short &amp; good</p>', text: '<p>More</p>' }
    expect(map('page', shared, { content: 'First' }).data).toMatchObject({
      content: 'First\n\n<p>More</p>',
      excerpt: 'Short & good',
      picture: '12',
    })
    expect(map('post', { publishDate: '20271121' }).data.date).toBe('2027-11-21T00:00:00.000Z')
    expect(
      map('venue', { city: 'Bristol', country: 'Wales', street: '1 Quay', website: 'www.hall.example.org' }).data.venue,
    ).toEqual({ city: 'Bristol', street: '1 Quay', website: 'https://www.hall.example.org' })
    expect(map('venue', { country: 'gb' }).data.venue).toEqual({ country: 'GB' })
    expect(map('author', { profession: 'Director', website: 'https://nina.example.org' })).toMatchObject({
      data: { own: { profession: 'Director', website: 'https://nina.example.org' } },
      // Accounts may have numbers for names.
      oldId: 'thing/7',
    })
    expect(
      map('event', { bookingAddress: 'https://t.example.org/1', price: '£12', runningTime: '2 hours' }).data,
    ).toMatchObject({
      event: { bookingAddress: 'https://t.example.org/1', price: '£12' },
      own: { runningTime: '2 hours' },
    })
  })

  it('looks for no moments in long texts', () => {
    const long = '1, '.repeat(3_000)
    const { data } = map('event', { end: long, start: '20271121 19:30', startTime: long })
    expect(data.event?.times).toEqual([{ end: null, start: { local: '2027-11-21T19:30' } }])
    expect(data.remarks?.map(({ kind }) => kind)).toEqual(['fieldUnread', 'fieldUnread'])
    expect(map('event', { start: long }).data).toMatchObject({
      event: { times: [] },
      remarks: [{ kind: 'fieldUnread' }],
    })
  })

  it('keeps no half of a character at the end of what is cut', () => {
    const { data } = map('event', { picture: `${'x'.repeat(79)}🎭`, subtitle: `${'x'.repeat(299)}🎭` }, {})
    expect(data.own).toEqual({ subtitle: 'x'.repeat(299) })
    expect(data.remarks).toContainEqual({ detail: `old picture: ${'x'.repeat(79)}`, kind: 'fieldUnread' })
    expect(map('event', { subtitle: `${'x'.repeat(298)}🎭` }).data.own).toEqual({ subtitle: `${'x'.repeat(298)}🎭` })
    expect(customFields({ lead: `${'x'.repeat(9_999)}🎭` })).toEqual({ lead: 'x'.repeat(9_999) })
  })

  it('finds nothing in fields that have the names of what every object has', () => {
    const mapped = (fields: Record<string, string>) =>
      mapItem(
        { data: { fields }, oldId: '7', type: 'thing' },
        { as: 'page', fields: [{ from: 'constructor', to: 'summary' }], type: 'thing' },
        reading,
      ).data
    expect(mapped({}).excerpt).toBeUndefined()
    expect(mapped({ constructor: 'Of sets' } as Record<string, string>).excerpt).toBe('Of sets')
  })

  it('ignores fields that an entry does not have', () => {
    expect(
      mapItem(
        { data: { content: 'Hello' }, oldId: '7', type: 'thing' },
        { as: 'event', fields: [{ from: 'start', to: 'start' }], type: 'thing' },
        reading,
      ).data,
    ).toMatchObject({ content: 'Hello', event: { times: [] } })
  })
})

describe('A mapping', () => {
  it('gives a field only what its kind has, and everything once but texts, tags, starts and ends', () => {
    for (const kind of MAPPED_KINDS)
      for (const to of TARGETS) {
        const problem = problemOfMapping([{ as: kind, fields: [{ from: 'a', to }], type: 'thing' }])
        expect(problem).toEqual(targetsOf(kind).includes(to) ? null : { isTwice: false, kind, target: to })
      }
    const twice = (to: Target) => [
      { from: 'a', to },
      { from: 'b', to },
    ]
    expect(problemOfMapping([{ as: 'event', fields: twice('price'), type: 'thing' }])).toMatchObject({ isTwice: true })
    expect(
      problemOfMapping([
        { as: 'event', fields: [...twice('start'), ...twice('end'), ...twice('text')], type: 'thing' },
      ]),
    ).toBeNull()
    expect(problemOfMapping([{ as: 'post', fields: twice('tags'), type: 'thing' }])).toBeNull()
    const one = { as: 'page' as const, fields: [], type: 'thing' }
    expect(problemOfMapping([one, one])).toEqual({ type: 'thing' })
    expect(problemOfMapping([one, { ...one, type: 'other' }])).toBeNull()
  })
})
