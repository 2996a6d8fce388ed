import { LIKELY, type Match } from './suggestMatches'

/**
 * Preselects likely matches, each event of the site at most once, best matches first.
 * @returns matches by external id
 */
export function suggestChoices(matches: readonly Match[]): Map<string, Match> {
  const chosen = new Map<string, Match>()
  const usedIds = new Set<string>()
  for (const match of matches.filter(({ score }) => score >= LIKELY).toSorted(byLikeness)) {
    if (chosen.has(match.externalId) || usedIds.has(match.id)) continue
    chosen.set(match.externalId, match)
    usedIds.add(match.id)
  }
  return chosen
}

const byLikeness = (a: Match, b: Match): number =>
  b.score - a.score || compare(a.externalId, b.externalId) || compare(a.id, b.id)
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
