import { translatorOf } from '@/i18n/translator'
import type { SettingValues } from '@/lib/apps/settingValues'
import { blockTitle } from '@/lib/themes/blockTitle'
import { checkValues, namesIn } from '@/lib/themes/checkValues'
import { defaultScheme } from '@/lib/themes/documentTheme'
import { truncateText, fitColour, raiseNumber, restoreText } from '@/lib/themes/inputCorrections'
import { describeProblem } from '@/lib/themes/describeProblem'
import { inLanguage, withLanguage } from '@/lib/themes/language'
import { minRowsOf } from '@/lib/themes/fields'
import { initialValues, canonical, toFormInLanguage, mergeFormValues } from '@/lib/themes/formValues'
import { toTheme } from '@/lib/themes/theme'
import type { ThemeField } from '@/lib/themes/themeField'

const t = translatorOf({ language: 'en' })

const fieldsOf = (...settings: object[]): ThemeField[] =>
  toTheme({ blocks: [{ name: 'block', settings }] }).blocks[0]!.fields

const HEADING = {
  name: 'heading',
  label: 'Heading',
  localized: true,
  maxLength: 20,
  minLength: 3,
  required: true,
  type: 'text',
}
const ROWS = {
  name: 'quotes',
  fields: [
    { name: 'words', label: 'Words', localized: true, required: true, type: 'text' },
    { name: 'stars', max: 5, min: 1, type: 'number' },
  ],
  label: 'Quotes',
  maxRows: 2,
  min: 1,
  type: 'array',
}

const check = (fields: ThemeField[], values: unknown, isDraft = false) =>
  checkValues(fields, values, { defaultLanguage: 'en', isDraft, known: new Set(), t }).map(
    (problem) => `${problem.path}: ${problem.message}`,
  )

describe('Local times in theme settings', () => {
  const OPENS = { name: 'opens', label: 'Opens', type: 'datetime' }
  const TOUR = { name: 'tour', fields: [OPENS, { name: 'at', fields: [OPENS], type: 'group' }], type: 'array' }
  const problemsOf = (value: string, { isDraft = false, zone = 'Europe/London' } = {}) =>
    checkValues(
      fieldsOf(OPENS, TOUR),
      { opens: value, tour: [{ at: { opens: value }, id: 'a', opens: value }] },
      {
        defaultLanguage: 'en',
        isDraft,
        known: new Set(),
        t,
        zone,
      },
    )

  it('are refused at each field if the clocks of the site skip them', () => {
    const message = 'The clocks go forward that day and skip 01:30'
    expect(problemsOf('2027-03-28T01:30')).toEqual([
      { message, path: 'opens' },
      { message, path: 'tour.0.opens' },
      { message, path: 'tour.0.at.opens' },
    ])
  })

  it.each([
    ['where the clocks skip another hour', '2027-03-28T01:30', { zone: 'Europe/Paris' }],
    ['in a draft, which may be unfinished', '2027-03-28T01:30', { isDraft: true }],
    ['after the skipped hour', '2027-03-28T02:00', {}],
    ['when the clocks go back', '2027-10-31T01:30', {}],
  ])('are accepted %s', (_, value, options) => expect(problemsOf(value, options)).toEqual([]))

  it.each(['1499-12-31T23:59', '2201-01-01T00:00', '0027-03-28T19:30'])('are refused in a year of %s', (value) =>
    expect(problemsOf(value)).toHaveLength(3),
  )
})

describe('Theme setting values', () => {
  it('stores localised fields per language and matches array rows by their ids', () => {
    const fields = fieldsOf(HEADING, ROWS, { name: 'speed', type: 'number' })
    const english: SettingValues = {
      heading: 'Tonight',
      quotes: [
        { id: 'a', stars: 3, words: 'Good' },
        { id: 'b', words: 'Better' },
      ],
      speed: 4,
    }
    const stored = withLanguage(fields, {}, english, 'en')
    expect(stored).toEqual({
      heading: { en: 'Tonight' },
      quotes: [
        { id: 'a', stars: 3, words: { en: 'Good' } },
        { id: 'b', words: { en: 'Better' } },
      ],
      speed: 4,
    })
    // Turned round in Welsh, one of them translated.
    const both = withLanguage(
      fields,
      stored,
      {
        heading: 'Heno',
        quotes: [
          { id: 'b', words: 'Gwell' },
          { id: 'a', stars: 3 },
        ],
        speed: 4,
      },
      'cy',
    )
    expect(both).toEqual({
      heading: { cy: 'Heno', en: 'Tonight' },
      quotes: [
        { id: 'b', words: { cy: 'Gwell', en: 'Better' } },
        { id: 'a', stars: 3, words: { en: 'Good' } },
      ],
      speed: 4,
    })
    expect(inLanguage(fields, both, 'cy')).toEqual({
      heading: 'Heno',
      quotes: [
        { id: 'b', words: 'Gwell' },
        { id: 'a', stars: 3 },
      ],
      speed: 4,
    })
    expect(inLanguage(fields, both, 'en').heading).toBe('Tonight')
  })

  it('converts stored values to form values and back without loss, and fills new settings with their defaults', () => {
    const fields = fieldsOf(HEADING, ROWS, { name: 'show', relationTo: 'events', type: 'relationship' })
    const stored = {
      heading: { cy: 'Heno', en: 'Tonight' },
      old: 'kept',
      quotes: [{ id: 'a', stars: 3, words: { en: 'Good' } }],
      show: { relationTo: 'events', value: '01999999-0000-7000-8000-000000000000' },
    }
    const form = toFormInLanguage(fields, stored, 'en')
    expect(form).toMatchObject({
      heading: 'Tonight',
      quotes: [{ id: 'a', stars: 3, words: 'Good' }],
      show: { relationTo: 'events', value: '01999999-0000-7000-8000-000000000000' },
    })
    expect(canonical(mergeFormValues(fields, stored, form, 'en'))).toBe(canonical(stored))
    expect(mergeFormValues(fields, stored, { ...form, heading: '' }, 'en').heading).toEqual({ cy: 'Heno' })
    expect(
      initialValues(
        fieldsOf(
          { name: 'a', defaultValue: 'Hello', localized: true, type: 'text' },
          { name: 'b', defaultValue: 3, type: 'number' },
        ),
        'cy',
      ),
    ).toEqual({ a: { cy: 'Hello' }, b: 3 })
  })

  it('enforces required fields, lengths, limits and row counts on publishing, not on drafts [B-249] [B-251] [B-236] [B-238] [B-240]', () => {
    const fields = fieldsOf(HEADING, ROWS)
    const good = { heading: { en: 'Tonight' }, quotes: [{ id: 'a', stars: 5, words: { en: 'Good' } }] }
    expect(check(fields, good)).toEqual([])
    expect(check(fields, {})).toEqual(['heading: This is required', 'quotes: This field requires at least 1 Quotes'])
    expect(check(fields, { ...good, heading: { en: 'To' } })).toEqual(['heading: At least 3 characters'])
    expect(check(fields, { ...good, heading: { cy: 'x'.repeat(21), en: 'Tonight' } })).toEqual([
      'heading: At most 20 characters',
    ])
    expect(check(fields, { ...good, heading: { cy: 'Heno' } })).toEqual(['heading: This is required'])
    expect(
      check(fields, {
        ...good,
        quotes: [
          { id: 'a', stars: 6, words: { en: 'Good' } },
          { id: 'b', stars: 0 },
        ],
      }),
    ).toEqual(['quotes.0.stars: At most 5', 'quotes.1.words: This is required', 'quotes.1.stars: At least 1'])
    expect(check(fields, { ...good, quotes: [1, 2, 3].map((id) => ({ id: String(id), words: { en: 'x' } })) })).toEqual(
      ['quotes: This field requires no more than 2 Quotes'],
    )
    expect(check(fields, { heading: { en: 'To' } }, true)).toEqual([])
    expect([
      minRowsOf({ required: true }),
      minRowsOf({ minRows: 0 }),
      minRowsOf({ minRows: 3 }),
      minRowsOf({}),
    ]).toEqual([1, 1, 3, 0])
    expect(describeProblem(fields, { message: 'At most 5', path: 'quotes.0.stars' })).toBe('Quotes 1, stars: At most 5')
  })

  it('refuses values of the wrong type and undeclared fields, even in a draft', () => {
    const fields = fieldsOf(
      HEADING,
      ROWS,
      { name: 'on', type: 'checkbox' },
      { name: 'show', relationTo: 'events', type: 'relationship' },
      { name: 'notice', type: 'richText' },
    )
    expect(check(fields, { on: true }, true)).toEqual([])
    expect(check(fields, { on: 'yes' }, true)).toEqual(['on: On or off is expected'])
    expect(check(fields, { heading: { en: 5 } }, true)).toEqual(['heading: A text is expected'])
    expect(check(fields, { heading: { xx: 'a' } }, true)).toEqual(['heading: A value for each language is expected'])
    expect(check(fields, { show: 'some-id' }, true)).toEqual(['show: A document is expected'])
    expect(check(fields, { notice: { root: { children: [{ type: 'script' }], type: 'root' } } }, true)).toHaveLength(1)
    expect(check(fields, { quotes: [{ id: 'a', extra: 1 }] }, true)).toEqual([
      'quotes.0.extra: The theme has no such field',
    ])
    expect(check(fields, { other: 1 }, true)).toEqual(['other: The theme has no such field'])
    expect(
      checkValues(
        fields,
        { other: 1 },
        { defaultLanguage: 'en', isDraft: true, known: namesIn({ rows: [{ other: 2 }] }), t },
      ),
    ).toEqual([])
    expect(check(fields, 'text', true)).toEqual([': Values by name are expected'])
  })

  it('applies the check that a theme names to its checkboxes, radios and arrays [B-245]', () => {
    const fields = fieldsOf(
      { name: 'terms', check: 'accepted', type: 'checkbox' },
      { name: 'side', check: 'decided', options: ['undecided', 'stalls', 'circle'], type: 'radio' },
      { name: 'rows', check: 'distinctRows', fields: [{ name: 'day', type: 'text' }], type: 'array' },
    )
    expect(
      check(fields, {
        rows: [
          { id: 'a', day: 'Monday' },
          { id: 'b', day: 'Tuesday' },
        ],
        side: 'stalls',
        terms: true,
      }),
    ).toEqual([])
    expect(
      check(fields, {
        rows: [
          { id: 'a', day: 'Monday' },
          { id: 'b', day: 'Monday' },
        ],
        side: 'undecided',
      }),
    ).toEqual(['terms: This must be on', 'side: One of the others must be chosen', 'rows: Two rows are the same'])
    expect(check(fieldsOf({ name: 'terms', type: 'checkbox' }), {})).toEqual([])
  })

  it('takes the title of a block from its texts, not from its colours, options or code', () => {
    const fields = fieldsOf(
      { name: 'accent', type: 'color' },
      { name: 'look', options: ['grid'], type: 'radio' },
      { name: 'widget', type: 'code' },
      ROWS,
      HEADING,
    )
    const stored = { accent: '#7a1f3d', look: 'grid', quotes: [{ id: 'a', words: { en: 'A triumph' } }], widget: '<b>' }
    expect(blockTitle(fields, stored, 'cy', 'en')).toBe('A triumph')
    expect(blockTitle(fields, { ...stored, heading: { cy: 'Heno', en: 'Tonight' } }, 'cy', 'en')).toBe('Heno')
    expect(blockTitle(fields, { accent: '#7a1f3d', look: 'grid', widget: '<b>' }, 'en', 'en')).toBe('')
  })

  it('requires a conditional field only while its condition holds', () => {
    const fields = fieldsOf(
      { name: 'kind', options: ['link', 'page'], type: 'select' },
      { name: 'address', condition: { equals: 'link', field: 'kind' }, required: true, type: 'text' },
    )
    expect(check(fields, { kind: 'page' })).toEqual([])
    expect(check(fields, { kind: 'link' })).toEqual(['address: This is required'])
  })

  it('limits a colour to # and hexadecimal digits, seven characters at most [B-246] [B-247] [B-248]', () => {
    expect(['7a1f3d', '#7a1f3d', '##7A', 'xyz12', '#1234567890', ''].map(fitColour)).toEqual(
      ['#7a1f3d', '#7a1f3d', '#7A', '#12', '#1234567', ''].map((one) => one.slice(0, 7)),
    )
    const fields = fieldsOf({ name: 'accent', type: 'color' })
    expect(check(fields, { accent: '#7a1f3d' })).toEqual([])
    expect(check(fields, { accent: '#7a1' })).toEqual(['accent: A colour like #7a1f3d'])
    expect(check(fields, { accent: '#7a1' }, true)).toEqual([])
  })

  it('truncates a long text, restores a text that is too short and raises a number to its minimum [B-250] [B-252]', () => {
    expect(truncateText('abcdef', { maxLength: 4 })).toBe('abcd')
    expect(truncateText('abcdef', {})).toBe('abcdef')
    expect(restoreText('ab', 'before', { minLength: 3 })).toBe('before')
    expect(restoreText('abc', 'before', { minLength: 3 })).toBe('abc')
    expect(restoreText('', 'before', { minLength: 3 })).toBe('')
    expect([
      raiseNumber('2', { min: 5 }),
      raiseNumber('7', { min: 5 }),
      raiseNumber('', { min: 5 }),
      raiseNumber('x', { min: 5 }),
      raiseNumber('2', {}),
    ]).toEqual(['5', '7', '', 'x', '2'])
  })

  it('selects the first colour scheme by default, or inherits it when there is none [B-231] [B-232]', () => {
    expect(defaultScheme(['House', 'Evening'])).toBe('House')
    expect(defaultScheme([])).toBe('inherit')
  })
})
