import type { MessageKey } from '@/i18n/en'

/** A problem of a site, with a message and a link to the screen where it can be fixed. */
export interface SiteProblem {
  tenantId: string
  /** Machine-readable type: `domain.failing`. */
  kind: string
  /** Message key, and its placeholders. */
  message: MessageKey
  values?: Record<string, number | string>
  /** Path relative to the admin's root. */
  path: `/${string}`
  /**
   * The screen belongs to the current tenant, so the site must be selected first. Otherwise it is a screen of the
   * provider.
   */
  isInSite: boolean
}

/** A problem with its translated message. */
export type ShownProblem = Pick<SiteProblem, 'isInSite' | 'kind' | 'path'> & { text: string }
