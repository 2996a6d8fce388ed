import {
  LIKELY,
  suggestMatches,
  type MatchExternal,
  type MatchStored,
} from '@/plugins/ticketing/lib/plan/suggestMatches'
import { randomOf, shuffled } from '../support/world'

const there = (id: string, name: string, more: Partial<MatchExternal> = {}): MatchExternal => ({
  firstDay: '2026-06-01',
  id,
  lastDay: '2026-06-20',
  name,
  venue: 'Main Stage',
  ...more,
})
const here = (id: string, title: string, more: Partial<MatchStored> = {}): MatchStored => ({
  firstDay: '2026-06-01',
  id,
  lastDay: '2026-06-20',
  title,
  venue: 'Main Stage',
  ...more,
})

describe('suggestMatches', () => {
  it.each<[string, MatchExternal, MatchStored, boolean]>([
    ['with the same title, dates and venue as likely', there('e', 'Hamlet'), here('a', 'Hamlet'), true],
    [
      'with different capitals, accents and punctuation as likely',
      there('e', 'ROMÉO & JULIETTE'),
      here('a', "Romeo and Juliette'"),
      true,
    ],
    ['with a longer title as likely', there('e', 'Hamlet by William Shakespeare'), here('a', 'Hamlet'), true],
    [
      'on other dates as unlikely',
      there('e', 'Hamlet'),
      here('a', 'Hamlet', { firstDay: '2024-01-01', lastDay: '2024-02-01' }),
      false,
    ],
    [
      'without dates and venue as likely',
      there('e', 'Hamlet', { firstDay: null, lastDay: null, venue: null }),
      here('a', 'Hamlet'),
      true,
    ],
    ['with only one word in common as unlikely', there('e', 'The Winter Concert'), here('a', 'The Summer Fair'), false],
  ])('rates an event %s', (_, external, stored, isLikely) => {
    const [match] = suggestMatches([external], [stored])
    expect((match?.score ?? 0) >= LIKELY).toBe(isLikely)
  })

  it('returns the reasons of each match, including a match on other dates', () => {
    expect(
      suggestMatches([there('e', 'Hamlet')], [here('a', 'Hamlet', { firstDay: '2024-01-01', lastDay: '2024-02-01' })]),
    ).toMatchObject([{ reasons: ['sameTitle', 'sameVenue'] }])
    expect(suggestMatches([there('e', 'Hamlet')], [here('a', 'Hamlet', { lastDay: '2026-06-10' })])).toMatchObject([
      { reasons: ['sameTitle', 'overlappingDays', 'sameVenue'] },
    ])
  })

  it('returns the best match of each event first, for any order of the input', () => {
    const stored = [
      here('a', 'Hamlet', { firstDay: '2024-01-01', lastDay: '2024-02-01' }),
      here('b', 'Hamlet'),
      here('c', 'Hamlet, Prince'),
      here('d', 'Macbeth'),
    ]
    const externals = [there('e1', 'Hamlet'), there('e2', 'Macbeth')]
    const matches = suggestMatches(externals, stored)
    expect(matches.map(({ externalId, id }) => `${externalId} ${id}`)).toEqual(['e1 b', 'e1 c', 'e1 a', 'e2 d'])
    for (const seed of [1, 2, 3])
      expect(suggestMatches(shuffled(randomOf(seed), externals), shuffled(randomOf(seed), stored))).toEqual(matches)
  })

  it('finds the right match for each of 3,000 events', () => {
    const many = Array.from({ length: 3000 }, (_, at) => `Concert ${at} of the season`)
    const matches = suggestMatches(
      many.map((name, at) => there(`e${at}`, name)),
      many.map((title, at) => here(`a${at}`, title)),
    )
    const best = new Map(matches.toReversed().map(({ externalId, id }) => [externalId, id]))
    expect(many.every((_, at) => best.get(`e${at}`) === `a${at}`)).toBe(true)
  })
})
