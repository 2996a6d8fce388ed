import type { ChangeLabels, ComparedBlock, ComparedField } from '@/lib/content/changes/changedField'
import { describeRows } from '@/lib/content/changes/describeRows'
import { longestIncreasingSubsequence } from '@/lib/lists/items'
import { shortenToDifference, describeChanges } from '@/lib/content/changes/describeChanges'

const words: ChangeLabels = {
  label: (label) => String(label),
  language: (code) => ({ cy: 'Welsh', en: 'English' })[code] ?? code,
  moment: (iso, zone) => `${iso} in ${zone}`,
  no: 'No',
  reference: (collection, id) => `${collection} ${id}`,
  yes: 'Yes',
}

const richText = (...paragraphs: string[]) => ({
  root: {
    children: paragraphs.map((text) => ({ children: [{ text, type: 'text' }], type: 'paragraph' })),
    type: 'root',
  },
})

const blocks: Record<string, ComparedBlock> = {
  hero: {
    slug: 'hero',
    flattenedFields: [
      { name: 'heading', type: 'text', label: 'Heading' },
      { name: 'image', type: 'upload', label: 'Image', relationTo: 'media' },
    ],
    labels: { singular: 'Hero' },
  },
  text: {
    slug: 'text',
    flattenedFields: [{ name: 'content', type: 'richText', label: 'Content' }],
    labels: { singular: 'Text' },
  },
}

const fields: ComparedField[] = [
  { name: 'title', type: 'text', label: 'Title' },
  { name: 'order', type: 'text', admin: { hidden: true }, label: 'Order' },
  { name: 'hidden', type: 'checkbox', label: 'Hidden' },
  { name: 'startDate', type: 'date', label: 'Start' },
  {
    name: 'kind',
    type: 'select',
    label: 'Kind',
    options: [
      { label: 'A play', value: 'play' },
      { label: 'A concert', value: 'concert' },
    ],
  },
  { name: 'place', type: 'group', flattenedFields: [{ name: 'city', type: 'text', label: 'City' }], label: 'Place' },
  { name: 'links', type: 'array', flattenedFields: [{ name: 'label', type: 'text', label: 'Label' }], label: 'Links' },
  { name: 'layout', type: 'blocks', label: 'Content' },
  { name: 'theme', type: 'json', label: 'Theme' },
]

const changes = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  describeChanges(fields, before, after, blocks, words)

describe('describeChanges', () => {
  it('lists each changed field with its values as readable text', () => {
    const before = {
      hidden: false,
      kind: 'play',
      order: 'a0',
      place: { city: 'Leeds' },
      startDate: null,
      title: 'Spring',
      updatedAt: '1',
    }
    const after = {
      hidden: true,
      kind: 'concert',
      order: 'a1',
      place: { city: 'York' },
      startDate: '2027-01-01T19:00:00Z',
      startDate_tz: 'Europe/London',
      title: 'Summer',
      updatedAt: '2',
    }
    expect(changes(before, after).map(({ after: now, before: then, place }) => [place.join(' > '), then, now])).toEqual(
      [
        ['Title', 'Spring', 'Summer'],
        ['Hidden', 'No', 'Yes'],
        ['Start', null, '2027-01-01T19:00:00Z in Europe/London'],
        ['Kind', 'A play', 'A concert'],
        ['Place > City', 'Leeds', 'York'],
      ],
    )
  })

  it('lists nothing when only the form of an empty value differs', () => {
    expect(
      changes({ kind: null, links: [], title: 'Spring' }, { kind: undefined, links: null, place: {}, title: 'Spring' }),
    ).toEqual([])
    expect(changes({ place: { city: 'Leeds', street: null } }, { place: { city: 'Leeds' } })).toEqual([])
  })

  it('names rows and blocks by their headings, and lists those added, removed and moved', () => {
    const hero = { blockType: 'hero', heading: 'Spring season', id: 'h', image: 'one' }
    const text = { blockType: 'text', content: richText('We open in May.'), id: 't' }
    expect(
      changes(
        { layout: [hero, text] },
        {
          layout: [
            { ...hero, image: 'two' },
            { ...text, content: richText('We open in June.') },
          ],
        },
      ),
    ).toEqual([
      {
        after: 'media two',
        before: 'media one',
        path: 'layout.0.image',
        place: ['Content', '01 Hero – Spring season', 'Image'],
      },
      {
        after: 'We open in June.',
        before: 'We open in May.',
        path: 'layout.1.content',
        place: ['Content', '02 Text – We open in June.', 'Content'],
      },
    ])
    expect(changes({ layout: [hero, text] }, { layout: [text, hero] })).toEqual([
      {
        after: '01 Text – We open in May., 02 Hero – Spring season',
        before: '01 Hero – Spring season, 02 Text – We open in May.',
        path: 'layout',
        place: ['Content'],
      },
    ])
    expect(changes({ layout: [hero] }, { layout: [text] })).toEqual([
      { after: null, before: '01 Hero – Spring season', path: 'layout', place: ['Content'] },
      { after: '01 Text – We open in May.', before: null, path: 'layout', place: ['Content'] },
    ])
    expect(changes({ links: [{ id: 'a', label: 'Tickets' }] }, { links: [{ id: 'a', label: 'Book' }] })).toEqual([
      { after: 'Book', before: 'Tickets', path: 'links.0.label', place: ['Links', '01 Book', 'Label'] },
    ])
  })

  it('lists the values of a theme by name, language and row, without ids or brackets', () => {
    const id = '01a200cd-d1ac-7333-a959-9a75cdccbef0'
    const theme = (hint: string, more: object) => ({
      theme: {
        settings: {
          pageHint: { cy: 'Dewch', en: hint },
          quotes: [{ id: 'q', words: richText('Lovely') }],
          showTimes: true,
          ...more,
        },
      },
    })
    expect(
      changes(
        theme('Come', { picture: id }),
        theme('Come in', {
          links: [{ relationTo: 'pages', value: 'p' }],
          quotes: [{ id: 'q', words: richText('Splendid') }],
          showTimes: false,
        }),
      ),
    ).toEqual([
      { after: 'Come in', before: 'Come', path: 'theme', place: ['Theme', 'Settings', 'Page hint', 'English'] },
      { after: 'Splendid', before: 'Lovely', path: 'theme', place: ['Theme', 'Settings', 'Quotes', '1', 'Words'] },
      { after: 'No', before: 'Yes', path: 'theme', place: ['Theme', 'Settings', 'Show times'] },
      { after: null, before: id, path: 'theme', place: ['Theme', 'Settings', 'Picture'] },
      { after: 'pages p', before: null, path: 'theme', place: ['Theme', 'Settings', 'Links'] },
    ])
  })

  it('uses the labels of the theme’s manifest, and lists moved rows', () => {
    const rows = {
      name: 'items',
      fields: [{ name: 'ctaText', label: 'Words of the button', type: 'text' as const }],
      label: 'Highlights',
      type: 'array' as const,
    }
    const look = {
      name: 'look',
      label: 'Look',
      options: [
        { label: 'Calm', value: 'a' },
        { label: 'Loud', value: 'b' },
      ],
      type: 'select' as const,
    }
    const themed: ChangeLabels = {
      ...words,
      theme: { block: () => null, fields: (name) => (name === 'theme' ? [rows, look] : []) },
    }
    const item = (id: string, text: string) => ({ ctaText: { en: text }, id })
    const told = describeChanges(
      fields,
      { theme: { items: [item('a', 'Book'), item('b', 'Read')], look: 'a', old: 1 } },
      { theme: { items: [item('b', 'Read on'), item('a', 'Book')], look: 'b', old: 2 } },
      blocks,
      themed,
    )
    expect(told.map(({ after, before, place }) => [place.join(' > '), before, after])).toEqual([
      ['Theme > Highlights > 1 > Words of the button > English', 'Read', 'Read on'],
      ['Theme > Look', 'Calm', 'Loud'],
      ['Theme > Old', '1', '2'],
      ['Theme > Highlights', 'Book, Read', 'Read on, Book'],
    ])
  })

  it('shortenToDifference keeps the words that differ and those around them', () => {
    const story = (word: string) =>
      `${'one two three four five six seven eight nine ten '.repeat(5)}${word} ${'eleven twelve thirteen fourteen fifteen sixteen '.repeat(5)}`.trim()
    expect(shortenToDifference(story('cat'), story('dog'))).toEqual({
      after: '… five six seven eight nine ten dog eleven twelve thirteen fourteen fifteen sixteen …',
      before: '… five six seven eight nine ten cat eleven twelve thirteen fourteen fifteen sixteen …',
    })
    expect(shortenToDifference('Spring', 'Summer')).toEqual({ after: 'Summer', before: 'Spring' })
  })
})

describe('describeRows', () => {
  const layout: ComparedField = { name: 'layout', type: 'blocks', label: 'Content' }
  const block = (id: string, heading: string) => ({ blockType: 'hero', heading, id })
  const rows = (before: unknown, after: unknown, more: Partial<ChangeLabels> = {}) =>
    describeRows(layout, before, after, blocks, { ...words, ...more }).map(
      ({ after: now, before: then, changes: told, states }) => [states.join('+'), then, now, told.length],
    )
  const [a, b, c] = [block('a', 'One'), block('b', 'Two'), block('c', 'Three')]

  it('lists only the rows that were added, removed, changed or moved', () => {
    expect(rows([a, b, c], [block('n', 'New'), a, b, c])).toEqual([['added', null, '01 Hero – New', 1]])
    expect(rows([a, b, c], [a, c])).toEqual([['removed', '02 Hero – Two', null, 1]])
    expect(rows([a, b, c], [c, a, b])).toEqual([['moved', '03 Hero – Three', '01 Hero – Three', 0]])
    expect(rows([a, b, c], [b, block('a', 'First'), c])).toEqual([
      ['moved+changed', '01 Hero – One', '02 Hero – First', 1],
    ])
    expect(rows([a], [{ ...a, blockType: 'text' }])).toHaveLength(2)
    expect(rows([a, b], [a, b])).toEqual([])
    expect(rows(null, [a])).toEqual([['added', null, '01 Hero – One', 1]])
  })

  it('lists changes of a localised text in each language', () => {
    const fieldsOfHero = [{ name: 'heading', type: 'text', label: 'Heading', localized: true }]
    const [before, after] = [
      { blockType: 'hero', heading: { cy: 'Un', en: 'One' }, id: 'a' },
      { blockType: 'hero', heading: { cy: 'Dau', en: 'One' }, id: 'a' },
    ]
    const known = { hero: { flattenedFields: fieldsOfHero, labels: { singular: 'Hero' }, slug: 'hero' } }
    const [row] = describeRows(layout, [before], [after], known, { ...words, languages: ['en', 'cy'] })
    expect(row).toMatchObject({
      after: '01 Hero – One',
      changes: [{ after: 'Dau', before: 'Un', place: ['Heading', 'Welsh'] }],
      states: ['changed'],
    })
    expect(describeRows(layout, [before], [after], known, { ...words, languages: ['cy'] })[0]).toMatchObject({
      after: '01 Hero – Dau',
      changes: [{ place: ['Heading'] }],
    })
    expect(describeRows(layout, [before], [after], known, { ...words, languages: ['en'] })).toEqual([])
  })

  it('names a block of the theme as the theme does', () => {
    expect(
      rows([], [{ blockType: 'themeBlock', id: 't' }], {
        theme: { block: () => ({ kind: 'Season band', title: 'Spring' }), fields: () => [] },
      }),
    ).toEqual([['added', null, '01 Season band – Spring', 0]])
  })

  it('leaves out the field name that holds the values of a theme block', () => {
    const known = {
      themeBlock: {
        flattenedFields: [{ name: 'values', type: 'json', label: 'Values' }],
        labels: { singular: 'Block of the theme' },
        slug: 'themeBlock',
      },
    }
    const theme = {
      block: () => ({ kind: 'Season band', title: '' }),
      fields: () => [{ name: 'cta', label: 'Button', type: 'text' as const }],
    }
    const row = (cta: string) => [{ blockType: 'themeBlock', id: 't', values: { cta } }]
    expect(describeRows(layout, row('Book'), row('Read'), known, { ...words, theme })[0]).toMatchObject({
      changes: [{ after: 'Read', before: 'Book', place: ['Button'] }],
    })
    expect(describeRows(layout, row('Book'), row('Read'), known, words)[0]).toMatchObject({
      changes: [{ place: ['Values', 'Cta'] }],
    })
  })

  it('longestIncreasingSubsequence counts as few rows as possible as moved', () => {
    expect([
      longestIncreasingSubsequence([3, 0, 1, 2]),
      longestIncreasingSubsequence([1, 2, 0]),
      longestIncreasingSubsequence([]),
      longestIncreasingSubsequence([2, 1, 0]),
    ]).toEqual([[0, 1, 2], [1, 2], [], [2]])
  })
})
