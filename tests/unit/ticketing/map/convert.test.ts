import { convert, type ConvertContext, type SourceContent } from '@/plugins/ticketing/lib/map/convert'
import type { MapSourceType } from '@/plugins/ticketing/lib/map/sources'
import type { TargetField, TargetKind } from '@/plugins/ticketing/lib/map/targets'
import { indexVenues } from '@/plugins/ticketing/lib/map/venues'
import { VENUES } from '../support/season'

const CONTEXT: ConvertContext = {
  language: 'en',
  venues: VENUES,
  zones: { event: null, site: 'Europe/London', venue: null },
}
const target = (kind: TargetKind, more: Partial<TargetField> = {}): TargetField => ({
  field: 'f',
  hasZone: true,
  isAttribute: false,
  isLocalized: false,
  isRequired: false,
  kind,
  label: 'F',
  name: 'f',
  ...more,
})
const CHOICES = [
  { label: 'Audio described', value: 'audio_described' },
  { label: 'Théâtre', value: 'stage' },
]

type Case = [
  what: string,
  value: SourceContent,
  type: MapSourceType,
  kind: TargetKind,
  expected: unknown,
  more?: Partial<TargetField>,
]

const GOOD: Case[] = [
  ['a text without its surrounding spaces', ' Hamlet ', 'text', 'text', 'Hamlet'],
  ['several lines to one line', 'Hamlet\n  Prince', 'text', 'text', 'Hamlet Prince'],
  ['several lines for a field of several lines', 'One\r\nTwo', 'text', 'textarea', 'One\nTwo'],
  ['an empty text to null', '  ', 'text', 'text', null],
  ['null to null', null, 'number', 'number', null],
  ['a text with markup characters to the same text', 'Tom & <Jerry>', 'text', 'text', 'Tom & <Jerry>'],
  [
    'HTML to plain text',
    '<div id>\r\n<h2>Big&nbsp;night</h2>Q&amp;A &lt;live&gt;<script>alert(1)</script></div>',
    'richText',
    'textarea',
    'Big night\nQ&A <live>',
  ],
  ['truncated HTML to plain text', '<p>Half <b>a te', 'richText', 'text', 'Half a te'],
  ['HTML for a rich-text field', '<p>One</p>', 'richText', 'richText', { html: '<p>One</p>' }],
  [
    'a text to HTML paragraphs with escaped markup',
    'One <b>\n\nTwo\nlines',
    'text',
    'richText',
    { html: '<p>One &lt;b&gt;</p><p>Two<br>lines</p>' },
  ],
  [
    'a long text to one that is truncated after a word',
    'one two three four',
    'text',
    'text',
    'one two…',
    { maxLength: 12 },
  ],
  ['a text of exactly the maximum length', 'one two', 'text', 'text', 'one two', { maxLength: 7 }],
  ['a long word to one that is truncated within the word', 'abcdefghijkl', 'text', 'text', 'abcde…', { maxLength: 6 }],
  ['a text with a currency sign to a number', '£25', 'text', 'number', 25],
  ['a number with a decimal point', '12.50', 'text', 'number', 12.5],
  ['a number with a decimal comma', '12,5', 'text', 'number', 12.5],
  ['a number with a thousands comma', '1,234', 'text', 'number', 1234],
  ['a number with a thousands point and a decimal comma', '1.234,50 €', 'text', 'number', 1234.5],
  ['a number with a thousands comma and a decimal point', '1,234.50', 'text', 'number', 1234.5],
  ['a number with a thousands space', '1 234', 'text', 'number', 1234],
  ['a negative number', '-3', 'text', 'number', -3],
  ['minutes to a duration in words', 150, 'minutes', 'text', '2 hours, 30 minutes'],
  ['minutes to a number', 150, 'minutes', 'number', 150],
  ['Yes to true', 'Yes', 'text', 'checkbox', true],
  ['no to false', 'no', 'text', 'checkbox', false],
  ['Sí (Spanish) to true', 'Sí', 'text', 'option', true],
  ['an empty text to an unticked option', '', 'text', 'option', false],
  ['a boolean to a ticked option', true, 'boolean', 'option', true],
  ['a date to a day', '2026-04-05', 'date', 'day', '2026-04-05'],
  ['a time at midnight to its day', '2026-04-05T00:00:00', 'text', 'day', '2026-04-05'],
  ['a UTC moment to its day in the time zone of the site', '2026-06-01T23:30:00Z', 'moment', 'day', '2026-06-02'],
  [
    'a time with an offset to a moment',
    '2026-06-01T19:30:00+02:00',
    'text',
    'moment',
    { moment: '2026-06-01T17:30:00.000Z', zone: 'Europe/London' },
  ],
  [
    'a local time to a moment in the time zone of the site',
    '2026-06-01T19:30',
    'text',
    'moment',
    { moment: '2026-06-01T18:30:00.000Z', zone: 'Europe/London' },
  ],
  ['a UTC moment to the local time of the site', '2026-06-01T18:30:00Z', 'moment', 'wallClock', '2026-06-01T19:30'],
  ['a choice by its value', 'audio_described', 'text', 'choice', 'audio_described', { choices: CHOICES }],
  [
    'a choice by its label, ignoring case and spaces',
    'AUDIO  Described',
    'text',
    'choice',
    'audio_described',
    { choices: CHOICES },
  ],
  ['a choice spelt without accents', 'theatre', 'text', 'choice', 'stage', { choices: CHOICES }],
  [
    'a list to choices without duplicates',
    ['Théâtre', 'audio described', 'theatre'],
    'list',
    'choices',
    ['stage', 'audio_described'],
    { choices: CHOICES },
  ],
  [
    'a comma-separated text to choices',
    'Théâtre, Audio described',
    'text',
    'choices',
    ['stage', 'audio_described'],
    { choices: CHOICES },
  ],
  ['a list to one text', ['Drama', ' ', 'Comedy'], 'list', 'text', 'Drama, Comedy'],
  ['a link', 'https://tickets.example/a?b=c', 'url', 'link', 'https://tickets.example/a?b=c'],
  ['a venue by its name, ignoring case and accents', { id: '7', name: 'cafe  THEATRE' }, 'venue', 'venue', 'v-studio'],
  ['a venue to its name', { id: '7', name: 'Elsewhere' }, 'venue', 'text', 'Elsewhere'],
]

describe('convert: valid values', () => {
  it.each(GOOD)('converts %s', (_, ...[value, type, kind, expected, more]) => {
    expect(convert(value, type, target(kind, more), CONTEXT)).toEqual({ ok: true, value: expected })
  })
})

const BAD: Case[] = [
  ['a word in a number field', 'twelve', 'text', 'number', 'noNumber'],
  ['two numbers in a number field', '10-12', 'text', 'number', 'noNumber'],
  ['a number with misplaced separators', '1,23,4.5', 'text', 'number', 'noNumber'],
  ['a text that is neither yes nor no', 'maybe', 'text', 'checkbox', 'noBoolean'],
  ['a day that does not exist', '2026-02-30', 'date', 'day', 'noDay'],
  ['an invalid moment', 'soon', 'text', 'moment', 'noMoment'],
  ['an unknown choice', 'Opera', 'text', 'choice', 'noChoice', { choices: CHOICES }],
  ['a list with an unknown choice', ['Théâtre', 'Opera'], 'list', 'choices', 'noChoice', { choices: CHOICES }],
  [
    'two choices in a single-choice field',
    ['stage', 'audio_described'],
    'list',
    'choice',
    'noChoice',
    { choices: CHOICES },
  ],
  ['a javascript: URL as a link', 'javascript:alert(1)', 'url', 'link', 'noLink'],
  ['a link that is too long', `https://tickets.example/${'a'.repeat(50)}`, 'url', 'link', 'noLink', { maxLength: 40 }],
  ['a venue that the site does not have', { id: null, name: 'Main' }, 'venue', 'venue', 'noVenue'],
  ['an image in a text field', 'https://a.example/b.jpg', 'image', 'text', 'doesNotFit'],
]

describe('convert: problems and limits', () => {
  it.each(BAD)('reports a problem for %s', (_, ...[value, type, kind, expected, more]) => {
    expect(convert(value, type, target(kind, more), CONTEXT)).toMatchObject({ ok: false, problem: expected })
  })

  it('reports manyVenues for a name that two venues share', () => {
    const venues = indexVenues([...VENUES.byId.values(), { id: 'v-2', name: 'main stage', zone: null }])
    expect(convert({ id: null, name: 'Main Stage' }, 'venue', target('venue'), { ...CONTEXT, venues })).toMatchObject({
      ok: false,
      problem: 'manyVenues',
    })
    expect(convert({ id: null, name: 'Garden' }, 'venue', target('venue'), { ...CONTEXT, venues })).toEqual({
      ok: true,
      value: 'v-bare',
    })
  })

  it('truncates a text within its length limit and between whole characters', () => {
    for (let length = 2; length < 40; length++) {
      const result = convert(
        'Ὀδύσσεια 🎭🎭🎭 for one actor and a 🎻 in the dark',
        'text',
        target('text', { maxLength: length }),
        CONTEXT,
      )
      if (!result.ok || typeof result.value !== 'string') throw new Error('no text')
      expect(result.value.length).toBeLessThanOrEqual(length)
      expect(result.value.isWellFormed()).toBe(true)
    }
  })
})
