import type { CollectionSlug } from 'payload'
import { callboardOf } from '@/exports/server'
import { listPublishedAddresses } from '@/database/website/listPublished'
import { documentPath, hasPublicPage, inLanguage } from '@/lib/site/addresses'
import { isListEmpty } from '../read/findContent'
import { LIST_PATHS, listPath, type OwnList } from '@/lib/site/lists'
import { escapeHtml } from '../html/html'
import { NEWSLETTER_PATH, PREVIEW_PATHS, UNLOCK_PATH } from '../ownPaths'
import { readPublished, type Reader } from '../read/Reader'
import { titlesByLanguage } from '../read/titlesByLanguage'
import { foundLanguages } from '../read/writtenLanguages'
import type { Site } from '../Site'

/** Maximum number of addresses in one sitemap file, across all languages. */
const MAX_ADDRESSES = 50_000

/** Lists of the sitemap. The search and the list of all pages hold nothing of their own. */
const LISTS: OwnList[] = ['events', 'archive', 'venues', 'blogs']

/** The start page and the lists, which are in the first file besides its documents. */
const MAX_BUILT_IN = LISTS.length + 1

/**
 * Serves the sitemap: the start page, the lists that are not empty and every published page that is not empty, in each
 * language that it is written in, each address once. A site with too many pages for one file gets an index of
 * several, each at `?part=`, starting from 1. Null for a part that it does not have.
 */
export async function serveSitemap(
  { payload, site }: Pick<Reader, 'payload' | 'site'>,
  origin: string,
  search: URLSearchParams,
  max = MAX_ADDRESSES,
): Promise<Response | null> {
  const size = Math.max(1, Math.floor(max / site.languages.length) - MAX_BUILT_IN)
  const part = Number(search.get('part') ?? 1)
  if (!Number.isInteger(part) || part < 1 || part > MAX_ADDRESSES) return null
  const offset = (part - 1) * size
  const rows = await listPublishedAddresses(payload, {
    collections: typesWithPages(payload),
    hideable: new Set(typesWithPages(payload).filter((slug) => hasField(payload, slug, 'seo'))),
    limit: size,
    offset,
    omitEmpty: { hasTheme: site.hasTheme },
    tenant: site.id,
    titles: titlesByLanguage(payload),
  })
  const total = rows[0]?.total ?? 0
  if (part > 1 && rows.length === 0) return null
  if (!search.has('part') && total > size)
    return sitemapResponse(
      'sitemapindex',
      Array.from(
        { length: Math.ceil(total / size) },
        (_, index) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap.xml?part=${index + 1}`)}</loc></sitemap>\n`,
      ),
    )
  const addresses = new Map<string, Date | null>()
  const add = (path: string, changed: Date | null, written: string[] | null = null): void => {
    for (const code of foundLanguages(site, written)) {
      const address = origin + inLanguage(path, code, site.defaultLanguage)
      if (!addresses.has(address)) addresses.set(address, changed)
    }
  }
  if (part === 1)
    for (const path of await builtInPaths({ language: site.defaultLanguage, payload, site })) add(path, null)
  for (const { changed, collection, languages, path, slug } of rows) {
    const pagePath = documentPath(collection, { relativePath: path, slug })
    if (pagePath !== null) add(pagePath, new Date(changed), languages)
  }
  return sitemapResponse(
    'urlset',
    [...addresses].map(([address, changed]) => entryOf(address, changed)),
  )
}

/** The start page where no page of the site replaces it, and the lists that are not empty. */
async function builtInPaths(reader: Reader): Promise<string[]> {
  const pages = await readPublished(reader, 'pages', {
    limit: LIST_PATHS.length + 1,
    select: { relativePath: true },
    where: { relativePath: { in: ['/', ...LIST_PATHS] } },
  })
  const taken = new Set(pages.flatMap(({ relativePath }) => relativePath ?? []))
  const lists = await Promise.all(
    LISTS.map(async (list) => ((await isListEmpty(reader, list)) ? [] : [listPath(list, taken)])),
  )
  return [...(taken.has('/') ? [] : ['/']), ...lists.flat()]
}

/** Content types whose documents have pages. */
const typesWithPages = (payload: Reader['payload']): string[] =>
  callboardOf(payload)
    .contentTypes.map(({ slug }) => slug)
    .filter((slug) => hasPublicPage(slug) && hasField(payload, slug, 'slug'))

function sitemapResponse(kind: 'sitemapindex' | 'urlset', entries: string[]): Response {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</${kind}>\n`
  return new Response(body, {
    headers: {
      'Cache-Control': 'public, max-age=300',
      'Content-Type': 'application/xml; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

const entryOf = (address: string, changed: Date | null): string =>
  `<url><loc>${escapeHtml(address)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>\n`

const hasField = (payload: Reader['payload'], slug: string, field: string): boolean =>
  payload.collections[slug as CollectionSlug].config.flattenedFields.some(({ name }) => name === field)

const robotsResponse = (lines: string[], headers: Record<string, string>): Response =>
  new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } })

const DISALLOW_ALL = ['User-agent: *', 'Disallow: /']

/** Serves a robots.txt that excludes all crawlers, for hosts that must not be indexed. */
export const closedRobots = (): Response => robotsResponse(DISALLOW_ALL, { 'X-Robots-Tag': 'noindex, nofollow' })

/**
 * What crawlers leave alone: the API, previews and the targets of forms. Style sheets, scripts, fonts, pictures and files
 * stay open, because search engines render pages, as do the lists that a page has displaced (`/-/events`).
 */
const CLOSED = [
  ...['/api/media/file/', '/api/files/file/'].map((path) => `Allow: ${path}`),
  ...['/api/', ...PREVIEW_PATHS, NEWSLETTER_PATH, UNLOCK_PATH].map((path) => `Disallow: ${path}`),
]

/** Serves robots.txt: a protected site excludes all crawlers. */
export function serveRobots(site: Site, origin: string): Response {
  const lines = site.gate ? DISALLOW_ALL : ['User-agent: *', ...CLOSED, '', `Sitemap: ${origin}/sitemap.xml`]
  return robotsResponse(lines, { 'Cache-Control': 'public, max-age=300' })
}
