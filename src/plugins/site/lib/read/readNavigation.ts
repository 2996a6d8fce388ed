import { listSitePages } from '@/database/website/listSitePages'
import { LIST_PATHS } from '@/lib/site/lists'
import { cachedForSite } from '../cache/cachedForSite'
import { readMenus } from '../menus/readMenus'
import { MAX_TOP_PAGES, type Navigation, type NavigationEntry } from './navigation'
import { readPage, type PageOf } from './pageOf'
import { fallbackLanguages } from '@/lib/languages/languages'
import { pageSizeOf, type Reader } from './Reader'

const CHILDREN_PER_PAGE = 40

const PAGES_PER_PAGE = 100

const languagesOf = ({ language, site }: Reader) => ({ fallback: fallbackLanguages(site), language, tenant: site.id })

/**
 * Loads the top-level pages that appear in the navigation, in order. The start page is represented by the site's name.
 */
export const mainNavigation = (reader: Reader): Promise<Navigation> =>
  cachedForSite(reader, `navigation ${reader.language}`, () => readNavigation(reader))

async function readNavigation(reader: Reader): Promise<Navigation> {
  const [{ hasEvents, rows, taken }, menus] = await Promise.all([
    listSitePages(reader.payload, { ...languagesOf(reader), limit: MAX_TOP_PAGES + 1, offset: 0, paths: LIST_PATHS }),
    readMenus(reader),
  ])
  return {
    entries: rows.slice(0, MAX_TOP_PAGES),
    hasEvents,
    hasMore: rows.length > MAX_TOP_PAGES,
    menus,
    taken: new Set(taken.map(({ path }) => path)),
  }
}

/** Loads a list page of the top-level pages. */
export const topPages = (reader: Reader, page: number): Promise<PageOf<NavigationEntry>> =>
  readPage(
    page,
    pageSizeOf(reader, 'pages', 'entries', PAGES_PER_PAGE),
    async (slice) => (await listSitePages(reader.payload, { ...languagesOf(reader), ...slice })).rows,
  )

/** Loads the ancestors of a page, topmost first, and a list page of its children. */
export async function loadNeighbours(
  reader: Reader,
  { id, path }: { id: string; path: string },
  page: number,
): Promise<{ above: NavigationEntry[]; below: PageOf<NavigationEntry> }> {
  const parts = path.split('/').filter(Boolean)
  const paths = parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  let above: NavigationEntry[] = []
  const below = await readPage(page, pageSizeOf(reader, 'page', 'entries', CHILDREN_PER_PAGE), async (slice) => {
    const found = await listSitePages(reader.payload, { ...languagesOf(reader), ...slice, parent: id, paths })
    above = found.taken.sort((a, b) => a.path.length - b.path.length)
    return found.rows
  })
  return { above, below }
}
