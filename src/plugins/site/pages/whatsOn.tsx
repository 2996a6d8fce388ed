import { Heading } from '../components/Heading'
import { Pager } from '../components/Pager'
import { Performances } from '../components/Performances'
import { comingPerformances } from '../lib/read/performances'
import type { Reader } from '../lib/read/Reader'
import type { Content } from '../lib/View'
import { siteWords } from '../words/siteWords'

const ON_A_PAGE = 40
const LAST_PAGE = 100

/** Everything that visitors can come to, day by day. */
export async function whatsOnContent(reader: Reader, search: URLSearchParams): Promise<Content> {
  const asked = Number(search.get('page') ?? 1)
  const page = Number.isInteger(asked) && asked >= 1 && asked <= LAST_PAGE ? asked : 1
  const found = await comingPerformances(reader, { limit: ON_A_PAGE, page })
  return {
    body: (view) => (
      <>
        <Heading title={view.words.whatsOn} />
        <Performances performances={found} view={view} />
        <Pager hasMore={found.length >= ON_A_PAGE - 1} page={page} path="/events" view={view} />
      </>
    ),
    path: '/events',
    sources: found.map((document) => ({ collection: 'event-instances', document })),
    title: siteWords(reader.language).whatsOn,
  }
}
