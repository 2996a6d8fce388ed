import type { ShownProblem } from './siteProblem'

/** States of a site. */
export const SITE_STATES = ['active', 'suspended', 'deleting'] as const
export type SiteState = (typeof SITE_STATES)[number]

/** A site in the provider's list of sites. */
export interface ListedSite {
  id: string
  name: string
  slug: string
  state: SiteState
  /** Null if it has no plan. */
  plan: { id: string; name: string } | null
  /** URL of its website: `https://www.theatre.example`. */
  website: string
  /** All its host names. */
  domains: string[]
  people: number
  /** Time of its newest audit log entry, in ISO 8601. */
  lastActivity: string | null
  problems: ShownProblem[]
}

/** Storage in bytes, and number of published documents. */
export interface SizeOfSite {
  storage: number
  published: number
}

export const stateOf = ({ isLeaving, isSuspended }: { isLeaving: boolean; isSuspended: boolean }): SiteState =>
  isLeaving ? 'deleting' : isSuspended ? 'suspended' : 'active'

/** Problems of a closed site are ignored, except for failed jobs. */
export const countsFor = (state: SiteState, kind: string): boolean => state === 'active' || kind.startsWith('job.')
