import type { ShownProblem } from './siteProblem'

/** States that a site can be in. */
export const SITE_STATES = ['active', 'suspended', 'deleting'] as const
export type SiteState = (typeof SITE_STATES)[number]

/** A site in the provider's list of all of them. */
export interface ListedSite {
  id: string
  name: string
  slug: string
  state: SiteState
  /** Null where it has none. */
  plan: { id: string; name: string } | null
  /** Where visitors find it: `https://www.theatre.example`. */
  website: string
  /** Every host name that it has. */
  domains: string[]
  people: number
  /** Of the newest line of its log, in ISO 8601. */
  lastActivity: string | null
  problems: ShownProblem[]
}

/** Bytes, and documents that visitors can see. */
export interface SizeOfSite {
  storage: number
  published: number
}

export const stateOf = ({ isLeaving, isSuspended }: { isLeaving: boolean; isSuspended: boolean }): SiteState =>
  isLeaving ? 'deleting' : isSuspended ? 'suspended' : 'active'

/** A closed site lacks nobody and nothing; only what was to be done with it may have failed. */
export const countsFor = (state: SiteState, kind: string): boolean => state === 'active' || kind.startsWith('job.')
