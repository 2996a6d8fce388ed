import { LIKELY, type Match } from './suggestMatches'

/**
 * Which suggestions are chosen beforehand: likely ones, and no event of the site for two of the box office. The most
 * alike are served first.
 * @returns by id of theirs
 */
export function suggestChoices(matches: readonly Match[]): Map<string, Match> {
  const chosen = new Map<string, Match>()
  const taken = new Set<string>()
  for (const match of matches.filter(({ score }) => score >= LIKELY).toSorted(byLikeness)) {
    if (chosen.has(match.externalId) || taken.has(match.id)) continue
    chosen.set(match.externalId, match)
    taken.add(match.id)
  }
  return chosen
}

const byLikeness = (one: Match, other: Match): number =>
  other.score - one.score || compare(one.externalId, other.externalId) || compare(one.id, other.id)
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
