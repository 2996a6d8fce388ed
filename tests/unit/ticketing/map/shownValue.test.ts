import { formatSample, formatValue } from '@/plugins/ticketing/lib/map/formatValue'

const words = {
  language: 'en',
  no: 'No',
  states: { sold_out: 'Sold out' },
  venueName: (id: string) => (id === 'v1' ? 'Main Stage' : undefined),
  yes: 'Yes',
  zone: 'Europe/London',
}
const choices = [
  { label: 'Captioned', value: 'captioned' },
  { label: 'Relaxed', value: 'relaxed' },
]

describe('formatValue and formatSample', () => {
  it.each([
    ['Hamlet', { kind: 'text' }, 'Hamlet'],
    [{ html: '<p>To <b>be</b></p><script>alert(1)</script>' }, { kind: 'richText' }, 'To be'],
    [
      { moment: '2031-07-01T18:30:00.000Z', zone: null },
      { kind: 'moment' },
      expect.stringMatching(/1 Jul 2031.*19:30/),
    ],
    [
      { moment: '2031-07-01T18:30:00.000Z', zone: 'America/New_York' },
      { kind: 'moment' },
      expect.stringMatching(/1 Jul 2031.*14:30/),
    ],
    ['2031-03-01', { kind: 'day' }, '1 Mar 2031'],
    [['captioned', 'relaxed'], { choices, kind: 'choices' }, 'Captioned, Relaxed'],
    ['captioned', { choices, kind: 'choice' }, 'Captioned'],
    ['v1', { kind: 'venue' }, 'Main Stage'],
    [true, { kind: 'checkbox' }, 'Yes'],
    [false, { kind: 'option' }, 'No'],
    [90, { kind: 'number' }, '90'],
    [null, { kind: 'text' }, null],
  ] as const)('formatValue formats %j for the reader', (value, target, shown) => {
    expect(formatValue(value as never, target as never, words)).toEqual(shown)
  })

  it.each([
    ['true', 'boolean', 'Yes'],
    ['sold_out', 'state', 'Sold out'],
    ['<p>One</p><p>Two</p>', 'richText', 'One Two'],
    ['2031-03-01T19:30:00', 'moment', expect.stringMatching(/1 Mar 2031.*19:30/)],
    ['2031-03-01', 'date', '1 Mar 2031'],
    ['some day', 'moment', 'some day'],
    ['  ', 'text', null],
    [null, 'text', null],
  ] as const)('formatSample formats %j for the reader', (sample, type, shown) => {
    expect(formatSample(sample, type, words)).toEqual(shown)
  })
})
