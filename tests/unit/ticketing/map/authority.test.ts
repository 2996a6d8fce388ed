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

describe('whose value stands', () => {
  it.each<[Authority, string, FieldState, TargetValue | undefined, string, unknown?]>([
    ['provider', 'theirs where ours is another', state('ours'), 'theirs', 'write', 'theirs'],
    ['provider', 'theirs after an edit', state('edited', { seen: seenOf('theirs') }), 'theirs', 'write', 'theirs'],
    ['provider', 'nothing where they have nothing', state('ours', { seen: seenOf('ours') }), null, 'write', null],
    ['provider', 'ours where they do not say', state('ours'), undefined, 'keep'],
    ['provider', 'the same', state(' theirs ', { seen: seenOf('theirs') }), 'theirs', 'keep'],
    [
      'provider',
      'theirs even where nobody follows',
      state('ours', { isUnfollowed: true }),
      'theirs',
      'write',
      'theirs',
    ],
    ['staff', 'theirs in an empty field', state(null), 'theirs', 'write', 'theirs'],
    ['staff', 'ours once it is filled', state('ours', { seen: seenOf('ours') }), 'theirs', 'keep'],
    ['untilEdited', 'theirs in an empty field', state(null), 'theirs', 'write', 'theirs'],
    [
      'untilEdited',
      'theirs while ours is what they said',
      state('old', { seen: seenOf('old') }),
      'new',
      'write',
      'new',
    ],
    ['untilEdited', 'ours after an edit', state('edited', { seen: seenOf('old') }), 'new', 'hold'],
    [
      'untilEdited',
      'ours after an edit, though they say nothing new',
      state('edited', { seen: seenOf('old') }),
      'old',
      'hold',
    ],
    ['untilEdited', 'nothing after somebody emptied it', state(null, { seen: seenOf('old') }), 'old', 'hold'],
    ['untilEdited', 'ours where it was here before the link', state('ours'), 'theirs', 'hold'],
    ['untilEdited', 'ours where they have nothing', state('ours'), null, 'keep'],
    [
      'untilEdited',
      'ours once it follows no more',
      state('edited', { isUnfollowed: true, seen: seenOf('old') }),
      'new',
      'keep',
    ],
    ['untilEdited', 'what both came to', state('same', { seen: seenOf('old') }), 'same', 'keep'],
  ])('%s: %s', (authority, _, field, next, what, ...[to]) => {
    const decision = decide(authority, 'text', field, next)
    expect(decision.do).toBe(what)
    if (decision.do === 'write') expect(decision.to).toEqual(to ?? null)
  })

  it('follows again from where it stands, once somebody asks for it', () => {
    const held = state('edited', { seen: seenOf('old') })
    expect(decide('untilEdited', 'text', held, 'old').do).toBe('hold')
    expect(decide('untilEdited', 'text', { ...held, seen: resumeFollowing('text', 'edited') }, 'old')).toMatchObject({
      do: 'write',
      to: 'old',
    })
  })

  it('leaves what was taken back until they say something new', () => {
    const undone = state('old', { seen: { ours: seenOf('old').ours, theirs: seenOf('new').theirs } })
    expect(decide('provider', 'text', undone, 'new').do).toBe('keep')
    expect(decide('provider', 'text', undone, 'newer')).toMatchObject({ do: 'write', to: 'newer' })
    expect(decide('provider', 'text', { ...undone, current: 'edited' }, 'new')).toMatchObject({
      do: 'write',
      to: 'new',
    })
  })

  it('notes what is the same without writing it, once', () => {
    const first = decide('untilEdited', 'text', state('same'), 'same')
    expect(first).toEqual({ do: 'keep', seen: seenOf('same') })
    expect(decide('untilEdited', 'text', state('same', { seen: seenOf('same') }), 'same')).toEqual({ do: 'keep' })
  })
})

describe('a formatted text', () => {
  const html = { html: '<p>A <b>prince</b>.</p>' }
  const stored = lexicalOf(html.html)
  const seen = seenAfter('richText', html, stored)

  it('follows while it stands as it was written, whatever an editor adds to it', () => {
    const saved = structuredClone(stored) as unknown as { root: { children: Record<string, unknown>[] } }
    Object.assign(saved.root.children[0]!, { direction: null, indent: 0, textFormat: 0, version: 1 })
    expect(decide('untilEdited', 'richText', state(saved, { seen }), html)).toEqual({ do: 'keep' })
    expect(decide('untilEdited', 'richText', state(saved, { seen }), { html: '<p>A <i>prince</i>.</p>' }).do).toBe(
      'write',
    )
  })

  it('stays ours once somebody edits words or form', () => {
    const bold = structuredClone(stored) as unknown as { root: { children: { children: Record<string, unknown>[] }[] } }
    bold.root.children[0]!.children[0]!.format = 1
    expect(decide('untilEdited', 'richText', state(bold, { seen }), html).do).toBe('hold')
  })

  it('that reads the same when it is linked follows from then on', () => {
    expect(decide('untilEdited', 'richText', state(stored), html)).toEqual({ do: 'keep', seen })
    expect(decide('untilEdited', 'richText', state(lexicalOf('<p>Another</p>')), html).do).toBe('hold')
  })
})

describe('values that mean the same', () => {
  it.each<[string, TargetKind, TargetValue, TargetValue, boolean]>([
    [
      'moments by their instant',
      'moment',
      { moment: '2026-06-01T18:30:00.000Z', zone: 'Europe/London' },
      { moment: '2026-06-01T20:30:00+02:00', zone: 'Europe/Paris' },
      true,
    ],
    [
      'moments a minute apart',
      'moment',
      { moment: '2026-06-01T18:30:00.000Z', zone: null },
      { moment: '2026-06-01T18:31:00.000Z', zone: null },
      false,
    ],
    ['lists as sets', 'choices', ['a', 'b'], ['b', 'a', 'a'], true],
    ['lists with one more', 'choices', ['a', 'b'], ['a'], false],
    ['texts without spaces around them', 'text', 'Hamlet ', 'Hamlet', true],
    ['texts in either form of Unicode', 'text', 'Cafe\u0301', 'Caf\u00e9', true],
    ['texts in other capitals', 'text', 'hamlet', 'Hamlet', false],
    ['an empty text and none', 'text', '', null, true],
    ['an empty list and none', 'choices', [], null, true],
    ['a choice that nobody ticked', 'option', null, false, true],
    ['zero and none', 'number', 0, null, false],
    ['a stored day and a day', 'day', '2026-06-01T12:00:00.000Z', '2026-06-01', true],
    [
      'an empty formatted text and none',
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
