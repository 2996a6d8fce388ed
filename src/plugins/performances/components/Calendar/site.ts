/** The site whose performances are on screen. */
export interface CalendarSite {
  id: string
  /** Address of the admin, before `/collections`. */
  adminRoute: string
  /** Language of the titles. */
  locale: string
  mayMove: boolean
  /** The day whose month is shown first where nobody says another. */
  opening: string
  /** IANA name. */
  timezone: string
  /** Today there, `YYYY-MM-DD`. */
  today: string
}

/** How the performances of each site are shown, by the site's id. */
export const VIEW_KEY = 'performances-view-type'

export type Mode = 'calendar' | 'list'

export const isMode = (value: unknown): value is Mode => value === 'calendar' || value === 'list'
