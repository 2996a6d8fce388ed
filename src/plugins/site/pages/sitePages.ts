import { paged } from '../lib/paging'
import { topPages } from '../lib/read/readNavigation'
import { pageNumber } from '../lib/pageQuery'
import type { Reader } from '../lib/read/Reader'
import type { Content } from '../lib/View'
import { siteMessages } from '../lib/siteMessages'

/** Builds the list of all top-level pages, for sites with more pages than fit in the navigation. */
export async function sitePagesContent(reader: Reader, search: URLSearchParams, path: string): Promise<Content> {
  const found = await topPages(reader, pageNumber(search))
  return {
    entries: paged(found.rows, { ...found, path }),
    page: found.page,
    path,
    sources: [],
    template: 'pages',
    title: siteMessages(reader.language, reader.site.defaultLanguage).allPages,
  }
}
