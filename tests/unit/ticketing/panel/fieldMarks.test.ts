import { fieldMarks } from '@/plugins/ticketing/lib/marks/fieldMarks'
import type { Authority } from '@/plugins/ticketing/lib/map/rows'
import type { TargetField } from '@/plugins/ticketing/lib/map/targets'
import { fingerprint, seenAfter } from '@/plugins/ticketing/lib/map/values'

const target = (name: string, more: Partial<TargetField> = {}): TargetField => ({
  field: name,
  hasZone: false,
  isAttribute: false,
  isLocalized: false,
  isRequired: false,
  kind: 'text',
  label: name,
  name,
  ...more,
})
const TARGETS = [
  target('title'),
  target('summary'),
  target('bookingLinkURL', { kind: 'link' }),
  target('startDate', { kind: 'moment' }),
  target('custom.genre', { field: 'genre', isAttribute: true }),
]
const linked = {
  data: { custom: { genre: 'Drama' }, summary: 'To be', title: 'Hamlet' },
  language: 'en',
  seen: { title: seenAfter('text', 'Hamlet') },
  unfollowed: [] as string[],
}
const row = (name: string, authority: Authority) => ({ authority, source: 'name', target: name })
const states = (...[document, rows]: [typeof linked, Parameters<typeof fieldMarks>[2]]) =>
  fieldMarks(document, TARGETS, rows).map(({ name, state }) => [name, state])

describe('fieldMarks', () => {
  it('marks fields that a sync has compared, including attributes of the theme', () => {
    expect(states(linked, null)).toEqual([['title', 'follows']])
    expect(fieldMarks({ ...linked, seen: { 'custom.genre': seenAfter('text', 'Drama') } }, TARGETS, null)).toEqual([
      { field: 'genre', isAttribute: true, isLocalized: false, name: 'custom.genre', state: 'follows' },
    ])
  })

  it('marks a field that staff edited, before and after the sync that leaves it alone', () => {
    const edited = { ...linked, data: { ...linked.data, title: 'Our Hamlet' } }
    expect(states(edited, [row('title', 'untilEdited')])).toEqual([['title', 'edited']])
    expect(states({ ...edited, unfollowed: ['title'] }, null)).toEqual([['title', 'edited']])
    expect(states({ ...linked, unfollowed: ['title'] }, null)).toEqual([['title', 'edited']])
  })

  it('marks a field that the next sync overwrites, and leaves a field under staff authority unmarked', () => {
    const edited = { ...linked, data: { ...linked.data, title: 'Our Hamlet' } }
    expect(states(edited, [row('title', 'provider')])).toEqual([['title', 'replaced']])
    expect(states(edited, [row('title', 'staff')])).toEqual([])
    expect(
      states({ ...linked, seen: { bookingLinkURL: seenAfter('link', 'https://a.example/') } } as never, null),
    ).toEqual([['bookingLinkURL', 'replaced']])
  })

  it('marks what is announced otherwise than the box office says, with what it says, until both are the same', () => {
    const targets = [target('instanceStatus', { kind: 'choice' }), target('title')]
    const marked = (theirs: string, name = 'instanceStatus') =>
      fieldMarks(
        {
          ...linked,
          data: { instanceStatus: 'cancelled', title: 'cancelled' },
          seen: { [name]: { ours: fingerprint('choice', 'cancelled'), theirs } },
        },
        targets,
        null,
      ).map(({ state, theirs: said }) => [state, said])
    expect(marked(fingerprint('choice', 'scheduled'))).toEqual([['announced', 'scheduled']])
    expect(marked(fingerprint('choice', 'cancelled'))).toEqual([['follows', undefined]])
    // After following again was chosen, nothing is known to be theirs.
    expect(marked('')).toEqual([['follows', undefined]])
    // Only what visitors are told of.
    expect(marked(fingerprint('text', 'Hamlet'), 'title')).toEqual([['follows', undefined]])
  })

  it('leaves a field unmarked once no row fills it', () => {
    expect(states(linked, [row('summary', 'untilEdited')])).toEqual([])
  })

  it('leaves a date that is derived from the performances unmarked', () => {
    const seen = { startDate: { ours: fingerprint('moment', null), theirs: 'x' } }
    expect(
      states({ ...linked, data: { ...linked.data, startDate: '2031-03-01T19:30:00Z' }, seen } as never, null),
    ).toEqual([])
  })
})
