import { decide, resumeFollowing, type FieldState } from '@/plugins/ticketing/lib/map/authority'
import type { Authority } from '@/plugins/ticketing/lib/map/rows'
import type { TargetKind } from '@/plugins/ticketing/lib/map/targets'
import { isSame, seenAfter, type TargetValue } from '@/plugins/ticketing/lib/map/values'
import { lexicalOf } from '../support/model'

const seenOf = (value: TargetValue, kind: TargetKind = 'text') => seenAfter(kind, value)
const state = (current: TargetValue, more: Partial<FieldState> = {}): FieldState => ({
  current,
  isUnfollowed: false,
  seen: undefined,
  ...more,
})

describe('decide', () => {
  it.each<[Authority, string, FieldState, TargetValue | undefined, string, unknown?]>([
    ['provider', 'writes a value of the box office that differs', state('ours'), 'theirs', 'write', 'theirs'],
    ['provider', 'overwrites an edit', state('edited', { seen: seenOf('theirs') }), 'theirs', 'write', 'theirs'],
    [
      'provider',
      'empties the field when the box office has no value',
      state('ours', { seen: seenOf('ours') }),
      null,
      'write',
      null,
    ],
    [
      'provider',
      'keeps the stored value when the box office does not provide the field',
      state('ours'),
      undefined,
      'keep',
    ],
    ['provider', 'keeps an equal value', state(' theirs ', { seen: seenOf('theirs') }), 'theirs', 'keep'],
    [
      'provider',
      'writes the value of the box office even if the field is unfollowed',
      state('ours', { isUnfollowed: true }),
      'theirs',
      'write',
      'theirs',
    ],
    ['staff', 'fills an empty field', state(null), 'theirs', 'write', 'theirs'],
    ['staff', 'keeps the stored value of a filled field', state('ours', { seen: seenOf('ours') }), 'theirs', 'keep'],
    ['untilEdited', 'fills an empty field', state(null), 'theirs', 'write', 'theirs'],
    [
      'untilEdited',
      'writes a new value while the stored one is unedited',
      state('old', { seen: seenOf('old') }),
      'new',
      'write',
      'new',
    ],
    ['untilEdited', 'holds a new value after an edit', state('edited', { seen: seenOf('old') }), 'new', 'hold'],
    [
      'untilEdited',
      'holds an unchanged value of the box office after an edit',
      state('edited', { seen: seenOf('old') }),
      'old',
      'hold',
    ],
    [
      'untilEdited',
      'holds the value of a field that somebody emptied',
      state(null, { seen: seenOf('old') }),
      'old',
      'hold',
    ],
    ['untilEdited', 'holds the value of a field that was filled before the link', state('ours'), 'theirs', 'hold'],
    ['untilEdited', 'keeps the stored value when the box office has none', state('ours'), null, 'keep'],
    [
      'untilEdited',
      'keeps the stored value of an unfollowed field',
      state('edited', { isUnfollowed: true, seen: seenOf('old') }),
      'new',
      'keep',
    ],
    ['untilEdited', 'keeps an edit that equals the new value', state('same', { seen: seenOf('old') }), 'same', 'keep'],
  ])('authority %s: %s', (authority, _, field, next, what, ...[to]) => {
    const decision = decide(authority, 'text', field, next)
    expect(decision.do).toBe(what)
    if (decision.do === 'write') expect(decision.to).toEqual(to ?? null)
  })

  it('writes the value of the box office again after resumeFollowing', () => {
    const held = state('edited', { seen: seenOf('old') })
    expect(decide('untilEdited', 'text', held, 'old').do).toBe('hold')
    expect(decide('untilEdited', 'text', { ...held, seen: resumeFollowing('text', 'edited') }, 'old')).toMatchObject({
      do: 'write',
      to: 'old',
    })
  })

  it('leaves a field of staff empty that an undo emptied, until the box office sends a new value', () => {
    const undone = state(null, { seen: { ours: seenOf(null).ours, theirs: seenOf('new').theirs } })
    expect(decide('staff', 'text', undone, 'new').do).toBe('keep')
    expect(decide('staff', 'text', undone, 'newer')).toMatchObject({ do: 'write', to: 'newer' })
  })

  it('keeps an undone value until the box office sends a new one', () => {
    const undone = state('old', { seen: { ours: seenOf('old').ours, theirs: seenOf('new').theirs } })
    expect(decide('provider', 'text', undone, 'new').do).toBe('keep')
    expect(decide('provider', 'text', undone, 'newer')).toMatchObject({ do: 'write', to: 'newer' })
    expect(decide('provider', 'text', { ...undone, current: 'edited' }, 'new')).toMatchObject({
      do: 'write',
      to: 'new',
    })
  })

  it('records an equal value once without writing it', () => {
    const first = decide('untilEdited', 'text', state('same'), 'same')
    expect(first).toEqual({ do: 'keep', seen: seenOf('same') })
    expect(decide('untilEdited', 'text', state('same', { seen: seenOf('same') }), 'same')).toEqual({ do: 'keep' })
  })
})

describe('decide for rich text', () => {
  const html = { html: '<p>A <b>prince</b>.</p>' }
  const stored = lexicalOf(html.html)
  const seen = seenAfter('richText', html, stored)

  it('writes changes while the text is unedited, ignoring properties that the editor adds', () => {
    const saved = structuredClone(stored) as unknown as { root: { children: Record<string, unknown>[] } }
    Object.assign(saved.root.children[0]!, { direction: null, indent: 0, textFormat: 0, version: 1 })
    expect(decide('untilEdited', 'richText', state(saved, { seen }), html)).toEqual({ do: 'keep' })
    expect(decide('untilEdited', 'richText', state(saved, { seen }), { html: '<p>A <i>prince</i>.</p>' }).do).toBe(
      'write',
    )
  })

  it('holds changes once somebody edits the formatting', () => {
    const bold = structuredClone(stored) as unknown as { root: { children: { children: Record<string, unknown>[] }[] } }
    bold.root.children[0]!.children[0]!.format = 1
    expect(decide('untilEdited', 'richText', state(bold, { seen }), html).do).toBe('hold')
  })

  it('follows a text that is equal when it is linked and holds a different one', () => {
    expect(decide('untilEdited', 'richText', state(stored), html)).toEqual({ do: 'keep', seen })
    expect(decide('untilEdited', 'richText', state(lexicalOf('<p>Another</p>')), html).do).toBe('hold')
  })
})

describe('isSame', () => {
  it.each<[string, TargetKind, TargetValue, TargetValue, boolean]>([
    [
      'treats moments at the same instant as equal',
      'moment',
      { moment: '2026-06-01T18:30:00.000Z', zone: 'Europe/London' },
      { moment: '2026-06-01T20:30:00+02:00', zone: 'Europe/Paris' },
      true,
    ],
    [
      'treats moments a minute apart as different',
      'moment',
      { moment: '2026-06-01T18:30:00.000Z', zone: null },
      { moment: '2026-06-01T18:31:00.000Z', zone: null },
      false,
    ],
    ['treats lists with the same items as equal', 'choices', ['a', 'b'], ['b', 'a', 'a'], true],
    ['treats lists with different items as different', 'choices', ['a', 'b'], ['a'], false],
    ['ignores spaces around a text', 'text', 'Hamlet ', 'Hamlet', true],
    ['ignores the Unicode form of a text', 'text', 'Cafe\u0301', 'Caf\u00e9', true],
    ['distinguishes capitals', 'text', 'hamlet', 'Hamlet', false],
    ['treats an empty text and null as equal', 'text', '', null, true],
    ['treats an empty list and null as equal', 'choices', [], null, true],
    ['treats null and false as equal for an option', 'option', null, false, true],
    ['distinguishes zero and null', 'number', 0, null, false],
    ['treats a stored date and its day as equal', 'day', '2026-06-01T12:00:00.000Z', '2026-06-01', true],
    [
      'treats an empty rich text and null as equal',
      'richText',
      { root: { children: [{ children: [], type: 'paragraph' }], type: 'root' } },
      null,
      true,
    ],
  ])('%s', (_, kind, one, other, expected) => {
    expect(isSame(kind, one, other)).toBe(expected)
    expect(isSame(kind, other, one)).toBe(expected)
  })
})
