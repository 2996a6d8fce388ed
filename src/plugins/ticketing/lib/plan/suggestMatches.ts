import { normalName } from '../map/normalName'

/** An unlinked box-office event. Days are YYYY-MM-DD in local time. */
export interface MatchExternal {
  id: string
  name: string
  firstDay: string | null
  lastDay: string | null
  venue: string | null
}

/** An unlinked event of the site. */
export interface MatchStored {
  id: string
  title: string
  firstDay: string | null
  lastDay: string | null
  venue: string | null
}

export const MATCH_REASONS = ['sameTitle', 'similarTitle', 'sameDays', 'overlappingDays', 'sameVenue'] as const
export type MatchReason = (typeof MATCH_REASONS)[number]

export interface Match {
  externalId: string
  id: string
  /** From 0 to 1. At `LIKELY` and above it is preselected. */
  score: number
  reasons: MatchReason[]
}

/** Titles less similar than this are not suggested. */
const SIMILAR = 0.5
export const LIKELY = 0.8
/** Maximum suggestions per event. */
const MAX_MATCHES = 3
/** Words in more titles than this are ignored while a rarer word finds candidates. */
const COMMON = 50
/** Maximum candidates per word; beyond that, users search by hand. */
const MAX_CANDIDATES = 500
/** Number of words per title, rarest first, used to find candidates. */
const MAX_SEARCH_WORDS = 4

/**
 * Suggests events of the site for box-office events, best match first: by title, then days and venue. Candidates must
 * share a rare word, which keeps thousands of events fast to compare.
 */
export function suggestMatches(externals: readonly MatchExternal[], stored: readonly MatchStored[]): Match[] {
  const titles = [...stored]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((event) => ({ event, title: titleOf(event.title) }))
  const byWord = new Map<string, typeof titles>()
  const byText = new Map<string, typeof titles>()
  for (const entry of titles) {
    add(byText, entry.title.text, entry)
    for (const word of entry.title.words) add(byWord, word, entry)
  }
  return [...externals]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((external) => {
      const title = titleOf(external.name)
      const matches = candidates(title, byWord, byText).flatMap((candidate): Match[] => {
        const match = compareEvents(external, title, candidate.event, candidate.title)
        return match ? [match] : []
      })
      return matches.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).slice(0, MAX_MATCHES)
    })
}

function add<Item>(index: Map<string, Item[]>, key: string, item: Item): void {
  const list = index.get(key)
  if (list) list.push(item)
  else index.set(key, [item])
}

interface Title {
  text: string
  words: ReadonlySet<string>
  /** Trigrams. */
  trigrams: ReadonlySet<string>
}

function titleOf(original: string): Title {
  const text = normalName(original)
  const padded = `  ${text} `
  return {
    trigrams: new Set(
      Array.from({ length: Math.max(0, padded.length - 2) }, (_, index) => padded.slice(index, index + 3)),
    ),
    text,
    words: new Set(text.split(' ').filter((word) => word !== '')),
  }
}

function candidates<Item>(
  { text, words }: Title,
  byWord: ReadonlyMap<string, Item[]>,
  byText: ReadonlyMap<string, Item[]>,
): Item[] {
  const lists = [...words].flatMap((word) => (byWord.has(word) ? [byWord.get(word) ?? []] : []))
  const rarest = lists.sort((a, b) => a.length - b.length).slice(0, MAX_SEARCH_WORDS)
  const found = rarest
    .filter((list, index) => index === 0 || list.length <= COMMON)
    .flatMap((list) => list.slice(0, MAX_CANDIDATES))
  return [...new Set([...(byText.get(text) ?? []).slice(0, MAX_CANDIDATES), ...found])]
}

function compareEvents(external: MatchExternal, title: Title, stored: MatchStored, other: Title): Match | null {
  const likeness =
    title.text === other.text
      ? 1
      : Math.max(diceCoefficient(title.trigrams, other.trigrams), prefixLikeness(title, other))
  if (likeness < SIMILAR) return null
  const days = compareDays(external, stored)
  const isVenue =
    external.venue !== null && stored.venue !== null && normalName(external.venue) === normalName(stored.venue)
  const isOtherVenue = external.venue !== null && stored.venue !== null && !isVenue
  const reasons: MatchReason[] = [
    likeness === 1 ? 'sameTitle' : 'similarTitle',
    ...(days === 'sameDays' || days === 'overlappingDays' ? [days] : []),
    ...(isVenue ? (['sameVenue'] as const) : []),
  ]
  const score =
    likeness * 0.7 +
    (days === 'sameDays' ? 0.2 : days === 'overlappingDays' ? 0.15 : days === 'unknown' ? 0.08 : -0.2) +
    (isVenue ? 0.1 : isOtherVenue ? -0.05 : 0.02)
  return {
    externalId: external.id,
    id: stored.id,
    reasons,
    score: Math.round(Math.max(0, Math.min(1, score)) * 1000) / 1000,
  }
}

/** Dice coefficient: 1 for equal sets, 0 for disjoint ones. */
function diceCoefficient(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  const [few, many] = a.size < b.size ? [a, b] : [b, a]
  let both = 0
  for (const trigram of few) if (many.has(trigram)) both++
  return (2 * both) / (a.size + b.size)
}

/** Scores a title that starts with the other in full: "Hamlet" and "Hamlet by William Shakespeare". */
const prefixLikeness = ({ text, words }: Title, other: Title): number => {
  const [short, long] = words.size < other.words.size ? [text, other.text] : [other.text, text]
  return short.length > 3 && long.startsWith(`${short} `) ? 0.8 : 0
}

function compareDays(
  external: MatchExternal,
  stored: MatchStored,
): 'apart' | 'overlappingDays' | 'sameDays' | 'unknown' {
  const [from, to] = [external.firstDay ?? external.lastDay, external.lastDay ?? external.firstDay]
  const [storedFrom, storedTo] = [stored.firstDay ?? stored.lastDay, stored.lastDay ?? stored.firstDay]
  if (from === null || to === null || storedFrom === null || storedTo === null) return 'unknown'
  if (from === storedFrom && to === storedTo) return 'sameDays'
  return from <= storedTo && storedFrom <= to ? 'overlappingDays' : 'apart'
}

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
