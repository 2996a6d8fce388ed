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

describe('marks of fields', () => {
  it('are on those that a sync has compared, attributes of the theme too', () => {
    expect(states(linked, null)).toEqual([['title', 'follows']])
    expect(fieldMarks({ ...linked, seen: { 'custom.genre': seenAfter('text', 'Drama') } }, TARGETS, null)).toEqual([
      { field: 'genre', isAttribute: true, isLocalized: false, name: 'custom.genre', state: 'follows' },
    ])
  })

  it('tell what staff edited, as soon as it is saved and after the sync that left it alone', () => {
    const edited = { ...linked, data: { ...linked.data, title: 'Our Hamlet' } }
    expect(states(edited, [row('title', 'untilEdited')])).toEqual([['title', 'edited']])
    expect(states({ ...edited, unfollowed: ['title'] }, null)).toEqual([['title', 'edited']])
    expect(states({ ...linked, unfollowed: ['title'] }, null)).toEqual([['title', 'edited']])
  })

  it('tell what the next sync puts back, and nothing of what staff decide about', () => {
    const edited = { ...linked, data: { ...linked.data, title: 'Our Hamlet' } }
    expect(states(edited, [row('title', 'provider')])).toEqual([['title', 'replaced']])
    expect(states(edited, [row('title', 'staff')])).toEqual([])
    expect(
      states({ ...linked, seen: { bookingLinkURL: seenAfter('link', 'https://a.example/') } } as never, null),
    ).toEqual([['bookingLinkURL', 'replaced']])
  })

  it('are gone with the row that filled the field', () => {
    expect(states(linked, [row('summary', 'untilEdited')])).toEqual([])
  })

  it('never say that staff edited a date that follows from the performances', () => {
    const seen = { startDate: { ours: fingerprint('moment', null), theirs: 'x' } }
    expect(
      states({ ...linked, data: { ...linked.data, startDate: '2031-03-01T19:30:00Z' }, seen } as never, null),
    ).toEqual([])
  })
})
