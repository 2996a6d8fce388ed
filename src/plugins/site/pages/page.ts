import type { Page } from '@/payload-types'
import { paged } from '../lib/paging'
import { loadNeighbours } from '../lib/read/readNavigation'
import type { Reader } from '../lib/read/Reader'
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
