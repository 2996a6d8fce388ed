import { LIKELY, type Match, suggestChoices } from '@/plugins/ticketing/lib/plan/suggestMatches'

const match = (externalId: string, id: string, score: number): Match => ({
  externalId,
  id,
  reasons: ['sameTitle'],
  score,
})
const chosen = (...matches: Match[]) =>
  Object.fromEntries([...suggestChoices(matches)].map(([externalId, { id }]) => [externalId, id]))

describe('suggestChoices', () => {
  it('chooses likely matches only', () => {
    expect(chosen(match('e1', 'a', LIKELY), match('e2', 'b', LIKELY - 0.01))).toEqual({ e1: 'a' })
  })

  it('assigns an event of the site to the most similar box-office event only', () => {
    expect(chosen(match('e1', 'a', 0.85), match('e2', 'a', 0.95), match('e1', 'b', 0.82))).toEqual({ e1: 'b', e2: 'a' })
  })

  it('returns the same choices for any order of matches', () => {
    const matches = [match('e1', 'a', 0.9), match('e2', 'a', 0.9), match('e2', 'b', 0.9), match('e1', 'b', 0.9)]
    expect(chosen(...matches)).toEqual(chosen(...matches.toReversed()))
    expect(chosen(...matches)).toEqual({ e1: 'a', e2: 'b' })
  })
})
