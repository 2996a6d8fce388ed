import type { Followed } from '../../operations/github/follow'

/** A theme as its card shows it. */
export interface ShownTheme {
  id: string
  key: string
  name: string
  version: string
  /** ISO moment. */
  updatedAt: string
  isDevelopment: boolean
  /** Never published: what nobody has finished writing. */
  isDraft: boolean
  isNoCode: boolean
  /** Numbers of its versions; null without a package. */
  current: number | null
  newest: number | null
  /** Faults of the current version that the website has met. */
  errorCount: number
  /** Where the site is shown with it. */
  previewAddress: string
  /** The repository that it follows. */
  repository: Followed | null
}

/** The person's account on GitHub. */
export interface GithubAccount {
  /** Where the browser goes to connect, and to end that. */
  authAddress: string
  disconnectAddress: string
  isConnected: boolean
  /** GitHub refuses what was agreed. */
  needsReconnect: boolean
  /** Of the account's picture. */
  picture: string | null
  username: string | null
}

/** What the screen knows of the site, and what the person may do there. */
export interface ThemesSite {
  id: string
  /** ISO moment: what was published since then is not replaced unseen. */
  updatedAt: string
  adminRoute: string
  /** Null where the plan or the installation has no GitHub. */
  github: GithubAccount | null
  /** Of the theme that the website shows. */
  selected: string | null
  /** Does the plan have themes with code of one's own? */
  hasCustomThemes: boolean
  /** Where visitors find the site. */
  liveAddress: string | null
  /** Missing for whoever may not see plans. */
  plansHref: string | null
  /** Where a theme without code is edited, with `{id}` for the theme; null for whoever may not change themes, and where the site has no slug. */
  studioAddress: string | null
  may: { change: boolean; delete: boolean; publish: boolean }
}

/** All that the list shows. */
export interface ListedThemes {
  themes: ShownTheme[]
  /** More than the list holds are counted, too. */
  total: number
}

export const studioFor = ({ studioAddress }: ThemesSite, { id, isNoCode }: ShownTheme): string | null =>
  isNoCode && studioAddress ? studioAddress.replace('{id}', id) : null
