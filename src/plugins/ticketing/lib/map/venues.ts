import { normalName } from './normalName'

/** A venue of the site. */
export interface SiteVenue {
  id: string
  /** In the first language of the site that has one. */
  name: string
  /** In the others: a box office knows a venue by one of them. */
  otherNames?: readonly string[]
  /** IANA name; null if it has none of its own. */
  zone: string | null
}

export interface VenueIndex {
  byId: ReadonlyMap<string, SiteVenue>
  byName: ReadonlyMap<string, readonly SiteVenue[]>
}

export function indexVenues(venues: readonly SiteVenue[]): VenueIndex {
  const byName = new Map<string, SiteVenue[]>()
  for (const venue of venues)
    for (const name of new Set([venue.name, ...(venue.otherNames ?? [])].map(normalName)))
      byName.set(name, [...(byName.get(name) ?? []), venue])
  return { byId: new Map(venues.map((venue) => [venue.id, venue])), byName }
}

/**
 * Finds a venue by name in any language, the first of the site before the others. Unknown and ambiguous names are left
 * for a user to resolve.
 */
export function findVenue(index: VenueIndex, name: string): SiteVenue | 'manyVenues' | 'noVenue' {
  const called = normalName(name)
  const found = index.byName.get(called) ?? []
  const byFirst = found.filter((venue) => normalName(venue.name) === called)
  const [venue, second] = byFirst.length > 0 ? byFirst : found
  if (!venue) return 'noVenue'
  return second ? 'manyVenues' : venue
}
