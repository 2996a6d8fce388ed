import { keysAfter } from '@/lib/content/orderKeys'
import type { DemoPage } from './page'
import type { SeedDocument, Site } from './site'
import { slugged } from './slugged'
import { zip } from '@/lib/lists/items'
import { required } from '@/lib/values'

const HOME = '/'

/** Writes pages level by level, parents first, and the home page last, because it links to the others. */
export async function seedPages(site: Site, pages: readonly DemoPage[]): Promise<void> {
  const order = orderKeys(pages)
  const [home, ...others] = [...pages].sort((a, b) => Number(b.path === HOME) - Number(a.path === HOME))
  const levels = Map.groupBy(others, levelOf)
  for (const [, group] of [...levels].sort(([a], [b]) => a - b))
    await site.write(
      'pages',
      group.map((page) => pagePiece(site, page, order)),
    )
  await site.write('pages', [pagePiece(site, required(home, 'the home page'), order)])
}

function pagePiece(site: Site, page: DemoPage, order: Map<string, string>): SeedDocument {
  const parent = parentOf(page)
  const slug = page.path === HOME ? 'home' : (page.path.split('/').at(-1) ?? '')
  return {
    change: page.change,
    data: {
      ...slugged(slug, page.title.en),
      hideFromNavigation: page.hidden ?? false,
      image: page.image ? site.id('media', page.image) : undefined,
      layout: page.blocks(site),
      order: order.get(page.path),
      parent: parent ? site.id('pages', parent) : undefined,
      summary: page.summary,
      title: page.title,
    },
    draft: page.draft,
    key: page.path,
  }
}

/** Computes the order key of each page among its siblings, so that they can be written in any order. */
function orderKeys(pages: readonly DemoPage[]): Map<string, string> {
  const families = Map.groupBy(pages, (page) => parentOf(page) ?? '')
  return new Map(
    [...families.values()].flatMap((family) =>
      zip(
        family.map(({ path }) => path),
        keysAfter(null, family.length),
      ),
    ),
  )
}

const levelOf = ({ path }: DemoPage): number => path.split('/').length - 1

/** Path of the parent page; null at the top level. */
const parentOf = ({ path }: DemoPage): string | null => path.slice(0, path.lastIndexOf('/')) || null
