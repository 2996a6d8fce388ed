import type { MatchReason } from '../plan/suggestMatches'

/** An event of the site that one of the box office may be. */
interface MatchShown {
  id: string
  title: string
  firstDay: string | null
  lastDay: string | null
  venue: string | null
  reasons: MatchReason[]
}

/** An event of the box office that nobody follows. */
export interface UnlinkedShown {
  externalId: string
  name: string
  firstDay: string | null
  lastDay: string | null
  venue: string | null
  performances: number
  matches: MatchShown[]
  /** Id of the match that is chosen beforehand. */
  suggested: string | null
}

/** What somebody wants done with one event of the box office. What is left out has no choice. */
export type Choice = { action: 'create'; name: string } | { action: 'link'; event: string; name: string; title: string }

/** By id of theirs. */
export type Choices = ReadonlyMap<string, Choice>

/** What a person may do here at all. */
export interface Rights {
  mayCreate: boolean
  mayLink: boolean
}

/** What a press on the box of an event means: its likely match, else a new draft. Null: the person may do neither. */
export function defaultChoice(
  { matches, name, suggested }: UnlinkedShown,
  { mayCreate, mayLink }: Rights,
): Choice | null {
  const match = matches.find(({ id }) => id === suggested)
  if (match && mayLink) return { action: 'link', event: match.id, name, title: match.title }
  // A draft beside an event that is very likely the same is nothing to make for everybody at once.
  return mayCreate ? { action: 'create', name } : null
}

/** With these events chosen as they come, where they have no choice yet. */
export function withDefaults(choices: Choices, events: readonly UnlinkedShown[], rights: Rights): Map<string, Choice> {
  const next = new Map(choices)
  for (const event of events) {
    const choice = next.get(event.externalId) ?? defaultChoice(event, rights)
    if (choice) next.set(event.externalId, choice)
  }
  return next
}

export const without = (choices: Choices, ids: readonly string[]): Map<string, Choice> =>
  new Map([...choices].filter(([id]) => !ids.includes(id)))

export interface Work {
  /** Ids of theirs to bring in as drafts. */
  create: string[]
  link: { event: string; externalId: string }[]
}

/** What is to be done, links and drafts apart. */
export const workOf = (choices: Choices): Work => ({
  create: [...choices].flatMap(([id, { action }]) => (action === 'create' ? [id] : [])),
  link: [...choices].flatMap(([externalId, choice]) =>
    choice.action === 'link' ? [{ event: choice.event, externalId }] : [],
  ),
})

/** In groups of at most so many. */
export const inGroups = <One>(list: readonly One[], size: number): One[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))
