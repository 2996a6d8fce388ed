import { listSitePages, type SitePage } from '../../../../database/website/listSitePages'
import type { Menus } from '../menus/Menu'
import { readMenus } from '../menus/readMenus'
import { siteFact } from '../cache/siteFacts'
import { readPage, type PageOf } from './pageOf'
import { LIST_PATHS } from './ownLists'
import { pageSizeOf, type Reader } from './Reader'

export type NavigationEntry = SitePage

/** What stands at the top and at the end of every page. */
export interface Navigation {
  entries: NavigationEntry[]
  /** There are more than fit there: a list of their own has all of them. */
  hasMore: boolean
  /** Paths of the site's own lists where pages stand. */
  taken: ReadonlySet<string>
  /** What the site has arranged itself. */
  menus: Menus
}

export const MOST_ON_TOP = 12
const BELOW_ON_A_PAGE = 40
const LISTED_ON_A_PAGE = 100

const languagesOf = ({ language, site }: Reader) => ({ fallback: site.defaultLanguage, language, tenant: site.id })

/** The pages on top of the tree that show themselves in the navigation, in its order; the start page is the site's name. */
export const mainNavigation = (reader: Reader): Promise<Navigation> =>
  siteFact(reader, `navigation ${reader.language}`, () => readNavigation(reader))

async function readNavigation(reader: Reader): Promise<Navigation> {
  const [{ rows, taken }, menus] = await Promise.all([
    listSitePages(reader.payload, { ...languagesOf(reader), limit: MOST_ON_TOP + 1, offset: 0, paths: LIST_PATHS }),
    readMenus(reader),
  ])
  return {
    entries: rows.slice(0, MOST_ON_TOP),
    hasMore: rows.length > MOST_ON_TOP,
    menus,
    taken: new Set(taken.map(({ path }) => path)),
  }
}

/** One page of the same pages, as a list. */
export const topPages = (reader: Reader, page: number): Promise<PageOf<NavigationEntry>> =>
  readPage(
    page,
    pageSizeOf(reader, 'pages', 'entries', LISTED_ON_A_PAGE),
    async (slice) => (await listSitePages(reader.payload, { ...languagesOf(reader), ...slice })).rows,
  )

/** The pages above a page, from the top, and one page of the list of those right below it. */
export async function around(
  reader: Reader,
  { id, path }: { id: string; path: string },
  page: number,
): Promise<{ above: NavigationEntry[]; below: PageOf<NavigationEntry> }> {
  const parts = path.split('/').filter(Boolean)
  const paths = parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  let above: NavigationEntry[] = []
  const below = await readPage(page, pageSizeOf(reader, 'page', 'entries', BELOW_ON_A_PAGE), async (slice) => {
    const found = await listSitePages(reader.payload, { ...languagesOf(reader), ...slice, parent: id, paths })
    above = found.taken.sort((one, other) => one.path.length - other.path.length)
    return found.rows
  })
  return { above, below }
}
