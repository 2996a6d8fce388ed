import type { CollectionSlug } from 'payload'
import { callboardOf } from '@/exports/server'
import { documentPath, hasPublicPage } from '@/lib/site/addresses'
import type { AnyDocument } from '../lib/AnyDocument'
import { pageNumber, SEARCH_QUERY, searchedText } from '../lib/pageQuery'
import { fallbackLanguages } from '@/lib/languages/languages'
import { pageSizeOf, readPublished, type Reader } from '../lib/read/Reader'
import { paged } from '../lib/paging'
import { siteSearch, runSearch } from '../lib/search/siteSearch'
import type { Content, SearchResult } from '../lib/View'
import { siteMessages } from '../lib/siteMessages'

const RESULTS_PER_PAGE = 20

/** Results beyond this page are not served. */
const LAST_PAGE = 50

/** Builds the search page; null when no plugin provides a search. */
export async function searchContent(reader: Reader, search: URLSearchParams, path: string): Promise<Content | null> {
  const source = siteSearch()
  if (!source) return null
  const text = searchedText(search)
  const size = pageSizeOf(reader, 'search', 'results', RESULTS_PER_PAGE)
  const page = Math.min(LAST_PAGE, pageNumber(search))
  const { language: code, payload, site } = reader
  const found =
    text === ''
      ? { rows: [], total: 0 }
      : await runSearch(site.id, () =>
          source.find({
            language: { code, fallback: fallbackLanguages(site) },
            limit: size,
            page,
            payload,
            siteId: site.id,
            text,
            types: typesWithPages(reader),
          }),
        )
  const query: Record<string, string> = text === '' ? {} : { [SEARCH_QUERY]: text }
  return {
    lists: {
      results: paged(await loadResults(reader, found.rows), {
        hasMore: page < LAST_PAGE && page * size < found.total,
        page,
        path,
        query,
      }),
    },
    page,
    path,
    query,
    search: { text, total: found.total },
    sources: [],
    template: 'search',
    title: siteMessages(code, site.defaultLanguage).search,
  }
}

const typesWithPages = ({ payload }: Reader): string[] =>
  callboardOf(payload).contentTypes.flatMap(({ searchPriority, slug }) =>
    hasPublicPage(slug) && searchPriority !== null ? slug : [],
  )

/** Loads the found documents in the visitor's language, in the order of the results: one query per content type. */
async function loadResults(reader: Reader, rows: { collection: string; id: string }[]): Promise<SearchResult[]> {
  const collections = [...new Set(rows.map(({ collection }) => collection))]
  const documents = await Promise.all(
    collections.map(async (collection): Promise<[string, AnyDocument[]]> => {
      const ids = rows.flatMap((row) => (row.collection === collection ? row.id : []))
      const found = await readPublished(reader, collection as CollectionSlug, {
        limit: ids.length,
        select: FIELDS,
        where: { id: { in: ids } },
      })
      return [collection, found as AnyDocument[]]
    }),
  )
  const byId = new Map(
    documents.flatMap(([collection, found]) =>
      found.map((document) => [`${collection} ${document.id}`, document] as const),
    ),
  )
  return rows.flatMap(({ collection, id }) => {
    const document = byId.get(`${collection} ${id}`)
    return document && documentPath(collection, document) ? { collection, document } : []
  })
}

const FIELDS = { name: true, relativePath: true, slug: true, summary: true, title: true } as const
