import type { Page } from '@/payload-types'
import { pageNumber } from '../lib/pageQuery'
import { paged } from '../lib/paging'
import { loadNeighbours, topPages } from '../lib/read/readNavigation'
import type { Reader } from '../lib/read/Reader'
import { siteMessages } from '../lib/siteMessages'
import type { Content } from '../lib/View'

/** Builds a page of the page tree with its blocks, ancestors and children. */
export async function pageContent(reader: Reader, page: Page, number: number): Promise<Content> {
  const path = page.relativePath ?? `/${page.slug}`
  const { above, below } =
    path === '/'
      ? { above: [], below: { hasMore: false, page: 1, rows: [] } }
      : await loadNeighbours(reader, { id: page.id, path }, number)
  return {
    blocks: page.layout,
    collection: 'pages',
    description: page.summary,
    document: page,
    entries: paged(below.rows, { ...below, path }),
    image: page.image,
    isTop: page.layout?.[0]?.blockType === 'hero',
    // The start page has no list of pages below it.
    ...(path !== '/' && { page: below.page }),
    parents: above,
    path,
    sources: [{ collection: 'pages', document: page }],
    template: 'page',
    title: page.title,
  }
}

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
