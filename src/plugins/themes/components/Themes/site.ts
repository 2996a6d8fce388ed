import type { Followed } from '../../operations/github/follow'

/** A theme as shown on its card. */
export interface ShownTheme {
  id: string
  key: string
  name: string
  version: string
  /** ISO 8601. */
  updatedAt: string
  isDevelopment: boolean
  /** The theme has never been published. */
  isDraft: boolean
  isNoCode: boolean
  /** Version numbers; null without a package. */
  current: number | null
  newest: number | null
  /** Number of distinct rendering errors of the current version. */
  errorCount: number
  /** Address of the site's preview with the theme. */
  previewAddress: string
  /** The linked repository. */
  repository: Followed | null
}

/** The user's GitHub account. */
export interface GithubAccount {
  /** Addresses that start and end the connection. */
  authAddress: string
  disconnectAddress: string
  isConnected: boolean
  /** GitHub rejects the stored token. */
  needsReconnect: boolean
  /** Address of the profile image. */
  picture: string | null
  username: string | null
}

/** The site on screen, and the user's permissions there. */
export interface ThemesSite {
  id: string
  /** ISO 8601. Used to detect that someone else has published in the meantime. */
  updatedAt: string
  adminRoute: string
  /** Null when the plan or the installation does not include GitHub. */
  github: GithubAccount | null
  /** Id of the live theme. */
  selected: string | null
  /** The plan includes custom themes. */
  hasCustomThemes: boolean
  /** Public address of the site. */
  liveAddress: string | null
  /** Null for users who may not see plans. */
  plansHref: string | null
  /**
   * Address of the studio with `{id}` for the theme; null for users who may not change themes, and for a site without a
   * slug.
   */
  studioAddress: string | null
  may: { change: boolean; delete: boolean; publish: boolean }
}

/** Data of the list. */
export interface ListedThemes {
  themes: ShownTheme[]
  /** Total count, which may exceed the listed themes. */
  total: number
}

export const studioFor = ({ studioAddress }: ThemesSite, { id, isNoCode }: ShownTheme): string | null =>
  isNoCode && studioAddress ? studioAddress.replace('{id}', id) : null
