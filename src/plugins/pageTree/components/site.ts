/** The site whose pages are on screen, as its screen in the browser needs it. */
export interface PagesSite {
  id: string
  /** Language of the titles. */
  locale: string
  /** Address of the admin, before `/collections`. */
  adminRoute: string
  /** Where visitors find the site; null: nothing leads there. */
  liveRoot: string | null
  may: PagesRights
}

/** What the person may do with the pages of the site. The server asks again. */
interface PagesRights {
  change: boolean
  create: boolean
  trash: boolean
}

export const pageHref = ({ adminRoute }: PagesSite, id: string): string =>
  `${adminRoute === '/' ? '' : adminRoute}/collections/pages/${id}`
