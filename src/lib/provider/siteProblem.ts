import type { MessageKey } from '../../i18n/en'

/** Something that the server knows to be wrong with a site, in words and with the way to where it is mended. */
export interface SiteProblem {
  tenantId: string
  /** Tells kinds apart, for programs: `domain.failing`. */
  kind: string
  /** The sentence, and what stands in its braces. */
  word: MessageKey
  values?: Record<string, number | string>
  /** Below the admin's root. */
  path: `/${string}`
  /** The screen shows the site on screen, so that this one has to be put there first. Otherwise it is the provider's own. */
  isInSite: boolean
}

/** A problem as a reader sees it. */
export type ShownProblem = Pick<SiteProblem, 'isInSite' | 'kind' | 'path'> & { text: string }
