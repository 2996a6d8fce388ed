import { AccessFilter } from '../components/AccessFilter'
import { Heading } from '../components/Heading'
import { Pager } from '../components/Pager'
import { ComingList } from '../components/Performances'
import { inLanguage } from '../../../lib/site/sitePath'
import { ACCESS, accessAsked, accessFilter } from '../lib/data/accessFilter'
import { pageNumber } from '../lib/read/pageOf'
import { comingAccess, comingOfSite } from '../lib/read/performances'
import type { Reader } from '../lib/read/Reader'
import type { Content } from '../lib/View'
import { siteWords } from '../words/siteWords'

const ON_A_PAGE = 40

/** Everything that visitors can come to, day by day, or what of it is accessible in one way. */
export async function whatsOnContent(reader: Reader, search: URLSearchParams, path: string): Promise<Content> {
  const { language, site } = reader
  const access = accessAsked(search)
  const [found, coming] = await Promise.all([comingOfSite(reader, { access, page: pageNumber(search), size: ON_A_PAGE }), comingAccess(reader)])
  const words = siteWords(language, site.defaultLanguage)
  const filter = accessFilter(coming, access, words)
  const address = inLanguage(path, language, site.defaultLanguage)
  const query = access ? { [ACCESS]: access } : undefined
  const title = access ? `${words.whatsOn}: ${words[access]}` : words.whatsOn
  return {
    body: (view) => (
      <>
        <Heading title={title} />
        {filter && !view.isDraft && <AccessFilter action={address} filter={filter} words={words} />}
        {access && found.rows.length === 0 ? (
          <p className="none" role="status">
            {words.noneMatch} <a href={address}>{words.accessFilterAll}</a>
          </p>
        ) : (
          <ComingList rows={found.rows} view={view} />
        )}
        <Pager of={found} order="coming" path={path} query={query} view={view} />
      </>
    ),
    page: found.page,
    path,
    query,
    sources: found.rows.map(({ event, performance }) => (event ? { collection: 'events', document: event } : { collection: 'event-instances', document: performance })),
    title,
  }
}
