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
  { label: 'Théâtre', value: 'theatre' },
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
  ['a text as it is', ' Hamlet ', 'text', 'text', 'Hamlet'],
  ['one line of several', 'Hamlet\n  Prince', 'text', 'text', 'Hamlet Prince'],
  ['several lines where there is room', 'One\r\nTwo', 'text', 'textarea', 'One\nTwo'],
  ['an empty text as nothing', '  ', 'text', 'text', null],
  ['nothing as nothing', null, 'number', 'number', null],
  ['marks that a text really has', 'Tom & <Jerry>', 'text', 'text', 'Tom & <Jerry>'],
  [
    'HTML as its text',
    '<div id>\r\n<h2>Big&nbsp;night</h2>Q&amp;A &lt;live&gt;<script>alert(1)</script></div>',
    'richText',
    'textarea',
    'Big night\nQ&A <live>',
  ],
  ['HTML that is cut off', '<p>Half <b>a te', 'richText', 'text', 'Half a te'],
  ['HTML kept for a formatted text', '<p>One</p>', 'richText', 'richText', { html: '<p>One</p>' }],
  [
    'a text as paragraphs, its marks escaped',
    'One <b>\n\nTwo\nlines',
    'text',
    'richText',
    { html: '<p>One &lt;b&gt;</p><p>Two<br>lines</p>' },
  ],
  ['a long text cut at a word', 'one two three four', 'text', 'text', 'one two…', { maxLength: 12 }],
  ['a text of just the length', 'one two', 'text', 'text', 'one two', { maxLength: 7 }],
  ['one long word cut anyway', 'abcdefghijkl', 'text', 'text', 'abcde…', { maxLength: 6 }],
  ['a number of a text', '£25', 'text', 'number', 25],
  ['a decimal point', '12.50', 'text', 'number', 12.5],
  ['a decimal comma', '12,5', 'text', 'number', 12.5],
  ['thousands with a comma', '1,234', 'text', 'number', 1234],
  ['thousands and a decimal comma', '1.234,50 €', 'text', 'number', 1234.5],
  ['thousands and a decimal point', '1,234.50', 'text', 'number', 1234.5],
  ['thousands with spaces', '1 234', 'text', 'number', 1234],
  ['a number below zero', '-3', 'text', 'number', -3],
  ['minutes in words', 150, 'minutes', 'text', '2 hours, 30 minutes'],
  ['minutes as a number', 150, 'minutes', 'number', 150],
  ['yes', 'Yes', 'text', 'checkbox', true],
  ['no in Spanish', 'no', 'text', 'checkbox', false],
  ['sí', 'Sí', 'text', 'option', true],
  ['an unset text as not ticked', '', 'text', 'option', false],
  ['a real boolean', true, 'boolean', 'option', true],
  ['a day', '2026-04-05', 'date', 'day', '2026-04-05'],
  ['the day of a midnight', '2026-04-05T00:00:00', 'text', 'day', '2026-04-05'],
  ['the day of a moment, where it is', '2026-06-01T23:30:00Z', 'moment', 'day', '2026-06-02'],
  [
    'a moment with an offset',
    '2026-06-01T19:30:00+02:00',
    'text',
    'moment',
    { moment: '2026-06-01T17:30:00.000Z', zone: 'Europe/London' },
  ],
  ['a clock time', '2026-06-01T19:30', 'text', 'moment', { moment: '2026-06-01T18:30:00.000Z', zone: 'Europe/London' }],
  ['a moment on the clocks of the site', '2026-06-01T18:30:00Z', 'moment', 'wallClock', '2026-06-01T19:30'],
  ['a choice by its value', 'audio_described', 'text', 'choice', 'audio_described', { choices: CHOICES }],
  [
    'a choice by its label, however written',
    'AUDIO  Described',
    'text',
    'choice',
    'audio_described',
    { choices: CHOICES },
  ],
  ['a choice without its accents', 'theatre', 'text', 'choice', 'theatre', { choices: CHOICES }],
  [
    'a list of choices',
    ['Théâtre', 'audio described', 'theatre'],
    'list',
    'choices',
    ['theatre', 'audio_described'],
    { choices: CHOICES },
  ],
  [
    'a list in one text',
    'Théâtre, Audio described',
    'text',
    'choices',
    ['theatre', 'audio_described'],
    { choices: CHOICES },
  ],
  ['a list joined', ['Drama', ' ', 'Comedy'], 'list', 'text', 'Drama, Comedy'],
  ['a link', 'https://tickets.example/a?b=c', 'url', 'link', 'https://tickets.example/a?b=c'],
  ['a venue by its name', { id: '7', name: 'cafe  THEATRE' }, 'venue', 'venue', 'v-studio'],
  ['a venue as its name', { id: '7', name: 'Elsewhere' }, 'venue', 'text', 'Elsewhere'],
]

describe('what a box office sends becomes what a field stores', () => {
  it.each(GOOD)('%s', (_, ...[value, type, kind, expected, more]) => {
    expect(convert(value, type, target(kind, more), CONTEXT)).toEqual({ ok: true, value: expected })
  })
})

const BAD: Case[] = [
  ['a word where a number belongs', 'twelve', 'text', 'number', 'noNumber'],
  ['two numbers', '10-12', 'text', 'number', 'noNumber'],
  ['a number with signs in odd places', '1,23,4.5', 'text', 'number', 'noNumber'],
  ['neither yes nor no', 'maybe', 'text', 'checkbox', 'noBoolean'],
  ['a day that no month has', '2026-02-30', 'date', 'day', 'noDay'],
  ['a moment that is none', 'soon', 'text', 'moment', 'noMoment'],
  ['a choice that there is not', 'Opera', 'text', 'choice', 'noChoice', { choices: CHOICES }],
  ['a list with one that there is not', ['Théâtre', 'Opera'], 'list', 'choices', 'noChoice', { choices: CHOICES }],
  ['two for a field of one', ['theatre', 'audio_described'], 'list', 'choice', 'noChoice', { choices: CHOICES }],
  ['a script as a link', 'javascript:alert(1)', 'url', 'link', 'noLink'],
  ['a link that is too long', `https://tickets.example/${'a'.repeat(50)}`, 'url', 'link', 'noLink', { maxLength: 40 }],
  ['a venue that the site does not have', { id: null, name: 'Main' }, 'venue', 'venue', 'noVenue'],
  ['a picture as a text', 'https://a.example/b.jpg', 'image', 'text', 'doesNotFit'],
]

describe('what cannot stand in a field is a problem, and never a wrong value', () => {
  it.each(BAD)('%s', (_, ...[value, type, kind, expected, more]) => {
    expect(convert(value, type, target(kind, more), CONTEXT)).toMatchObject({ ok: false, problem: expected })
  })

  it('leaves a name that two venues share to a person', () => {
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

  it('keeps a cut text within its length and whole characters', () => {
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
