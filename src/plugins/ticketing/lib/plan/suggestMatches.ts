import { normalName } from '../map/normalName'

/** An event of a box office that nobody linked yet. Days are YYYY-MM-DD on the clocks of the place. */
export interface MatchExternal {
  id: string
  name: string
  firstDay: string | null
  lastDay: string | null
  venue: string | null
}

/** An event of the site that has no link yet. */
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
  /** From 0 to 1. From `LIKELY` on it is worth choosing beforehand. */
  score: number
  reasons: MatchReason[]
}

/** Below this two titles have too little in common to be shown. */
const SIMILAR = 0.5
export const LIKELY = 0.8
/** Suggestions for one event. */
const MOST = 3
/** A word in more titles than this says nothing: it finds no candidates while a rarer one does. */
const COMMON = 50
/** Candidates of one word: more of the same name are for a person to search. */
const ENOUGH = 500
/** Words of one title that find candidates, the rarest first. */
const SOUGHT = 4

/**
 * Which events of the site the events of a box office may be, the best first for each: by title, then by days and venue.
 * Candidates share a rare word, so that thousands beside thousands stay a matter of a moment.
 */
export function suggestMatches(externals: readonly MatchExternal[], stored: readonly MatchStored[]): Match[] {
  const titles = [...stored]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((event) => ({ event, title: titleOf(event.title) }))
  const byWord = new Map<string, typeof titles>()
  const byText = new Map<string, typeof titles>()
  for (const one of titles) {
    add(byText, one.title.text, one)
    for (const word of one.title.words) add(byWord, word, one)
  }
  return [...externals]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((external) => {
      const title = titleOf(external.name)
      const matches = candidates(title, byWord, byText).flatMap((one): Match[] => {
        const match = compareEvents(external, title, one.event, one.title)
        return match ? [match] : []
      })
      return matches.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).slice(0, MOST)
    })
}

function add<One>(index: Map<string, One[]>, key: string, one: One): void {
  const list = index.get(key)
  if (list) list.push(one)
  else index.set(key, [one])
}

interface Title {
  text: string
  words: ReadonlySet<string>
  /** Each three letters in a row. */
  pieces: ReadonlySet<string>
}

function titleOf(written: string): Title {
  const text = normalName(written)
  const padded = `  ${text} `
  return {
    pieces: new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3))),
    text,
    words: new Set(text.split(' ').filter((word) => word !== '')),
  }
}

function candidates<One>(
  { text, words }: Title,
  byWord: ReadonlyMap<string, One[]>,
  byText: ReadonlyMap<string, One[]>,
): One[] {
  const lists = [...words].flatMap((word) => (byWord.has(word) ? [byWord.get(word) ?? []] : []))
  const rarest = lists.sort((one, other) => one.length - other.length).slice(0, SOUGHT)
  const found = rarest
    .filter((list, index) => index === 0 || list.length <= COMMON)
    .flatMap((list) => list.slice(0, ENOUGH))
  return [...new Set([...(byText.get(text) ?? []).slice(0, ENOUGH), ...found])]
}

function compareEvents(external: MatchExternal, title: Title, stored: MatchStored, other: Title): Match | null {
  const likeness = title.text === other.text ? 1 : Math.max(shared(title.pieces, other.pieces), contained(title, other))
  if (likeness < SIMILAR) return null
  const days = daysOf(external, stored)
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

/** Dice: 1 is the same, 0 nothing in common. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0
  const [few, many] = one.size < other.size ? [one, other] : [other, one]
  let both = 0
  for (const piece of few) if (many.has(piece)) both++
  return (2 * both) / (one.size + other.size)
}

/** "Hamlet" beside "Hamlet by William Shakespeare": all words of the shorter, begun with it. */
const contained = ({ text, words }: Title, other: Title): number => {
  const [short, long] = words.size < other.words.size ? [text, other.text] : [other.text, text]
  return short.length > 3 && long.startsWith(`${short} `) ? 0.8 : 0
}

function daysOf(one: MatchExternal, other: MatchStored): 'apart' | 'overlappingDays' | 'sameDays' | 'unknown' {
  const [from, to] = [one.firstDay ?? one.lastDay, one.lastDay ?? one.firstDay]
  const [otherFrom, otherTo] = [other.firstDay ?? other.lastDay, other.lastDay ?? other.firstDay]
  if (from === null || to === null || otherFrom === null || otherTo === null) return 'unknown'
  if (from === otherFrom && to === otherTo) return 'sameDays'
  return from <= otherTo && otherFrom <= to ? 'overlappingDays' : 'apart'
}
