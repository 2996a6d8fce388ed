/** The current site, as the calendar needs it. */
export interface CalendarSite {
  id: string
  /** Root path of the admin. */
  adminRoute: string
  /** Language of the titles. */
  locale: string
  mayMove: boolean
  /** The day shown initially, unless the URL or the tab's state says otherwise. */
  opening: string
  /** IANA time zone. */
  timezone: string
  /** Today in that time zone, `YYYY-MM-DD`. */
  today: string
}

/** Preference key of the view mode, stored by site id. */
export const VIEW_KEY = 'performances-view-type'

export type Mode = 'calendar' | 'list'

export const isMode = (value: unknown): value is Mode => value === 'calendar' || value === 'list'
