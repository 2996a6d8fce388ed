import { Heading } from '../components/Heading'
import { Pager } from '../components/Pager'
import { PageLinks } from '../components/Trail'
import { topPages } from '../lib/read/navigation'
import { pageNumber } from '../lib/read/pageOf'
import type { Reader } from '../lib/read/Reader'
import type { Content } from '../lib/View'
import { siteWords } from '../words/siteWords'

/** All pages on top of the tree: the navigation of a large site has not room for each. */
export async function sitePagesContent(reader: Reader, search: URLSearchParams, path: string): Promise<Content> {
  const found = await topPages(reader, pageNumber(search))
  const title = siteWords(reader.language, reader.site.defaultLanguage).allPages
  return {
    body: (view) => (
      <>
        <Heading title={title} />
        <PageLinks entries={found.rows} view={view} />
        <Pager of={found} path={path} view={view} />
      </>
    ),
    page: found.page,
    path,
    sources: [],
    title,
  }
}
