/** A theme as its card shows it. */
export interface ShownTheme {
  id: string
  key: string
  name: string
  version: string
  /** ISO moment. */
  updatedAt: string
  isDevelopment: boolean
  isNoCode: boolean
}

/** What the screen knows of the site, and what the person may do there. */
export interface ThemesSite {
  id: string
  adminRoute: string
  /** Of the theme that the website shows. */
  selected: string | null
  /** Does the plan have themes with code of one's own? */
  hasCustomThemes: boolean
  /** Where a theme is previewed, with `{id}` for the theme. */
  previewAddress: string
  /** Where a theme without code is coloured, with `{id}` for the theme; null where the site has no address yet. */
  studioAddress: string | null
  may: { change: boolean; delete: boolean; publish: boolean }
}

export const addressFor = (pattern: string, id: string): string => pattern.replace('{id}', id)
