/** The current site, as the client needs it. */
export interface PagesSite {
  id: string
  /** Language of the titles. */
  locale: string
  /** Base path of the admin, before `/collections`. */
  adminRoute: string
  /** Origin of the website; null if it cannot be reached. */
  liveRoot: string | null
  may: PagesRights
}

/** The user's permissions for the site's pages, which the server checks again. */
interface PagesRights {
  change: boolean
  create: boolean
  trash: boolean
}

export const pageHref = ({ adminRoute }: PagesSite, id: string): string =>
  `${adminRoute === '/' ? '' : adminRoute}/collections/pages/${id}`
