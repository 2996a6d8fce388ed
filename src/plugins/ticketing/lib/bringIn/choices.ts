import type { MatchReason } from '../plan/suggestMatches'

/** An event of the site that may match a box-office event. */
interface MatchShown {
  id: string
  title: string
  firstDay: string | null
  lastDay: string | null
  venue: string | null
  reasons: MatchReason[]
}

/** A box-office event that no event of the site is linked to. */
export interface UnlinkedShown {
  externalId: string
  name: string
  firstDay: string | null
  lastDay: string | null
  venue: string | null
  performances: number
  matches: MatchShown[]
  /** Id of the preselected match. */
  suggested: string | null
}

/** What to do with one box-office event; absent while nothing is chosen. */
export type Choice = { action: 'create'; name: string } | { action: 'link'; event: string; name: string; title: string }

/** Keyed by the box office's event id. */
export type Choices = ReadonlyMap<string, Choice>

/** What the user has permission to do on this screen. */
export interface Rights {
  canCreate: boolean
  canLink: boolean
}

/**
 * The choice that ticking an event makes: link to its suggested match, otherwise create a draft. Null if the user may
 * do neither.
 */
export function defaultChoice(
  { matches, name, suggested }: UnlinkedShown,
  { canCreate, canLink }: Rights,
): Choice | null {
  const match = matches.find(({ id }) => id === suggested)
  if (match && canLink) return { action: 'link', event: match.id, name, title: match.title }
  return canCreate ? { action: 'create', name } : null
}

/** Adds the default choice for each of these events that has no choice yet. */
export function withDefaults(choices: Choices, events: readonly UnlinkedShown[], rights: Rights): Map<string, Choice> {
  const next = new Map(choices)
  for (const event of events) {
    const choice = next.get(event.externalId) ?? defaultChoice(event, rights)
    if (choice) next.set(event.externalId, choice)
  }
  return next
}

export const withoutChoices = (choices: Choices, ids: readonly string[]): Map<string, Choice> =>
  new Map([...choices].filter(([id]) => !ids.includes(id)))

export interface Work {
  /** Box-office ids of the events to import as drafts. */
  create: string[]
  link: { event: string; externalId: string }[]
}

/** Splits the choices into links and new drafts. */
export const splitChoices = (choices: Choices): Work => ({
  create: [...choices].flatMap(([id, { action }]) => (action === 'create' ? [id] : [])),
  link: [...choices].flatMap(([externalId, choice]) =>
    choice.action === 'link' ? [{ event: choice.event, externalId }] : [],
  ),
})

/** Splits a list into groups of at most `size`. */
export const inGroups = <Item>(list: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size))
