import { keysAfter } from '@/lib/content/orderKeys'
import { zip } from '@/lib/lists/items'
import type { readPages } from '@/seed/reading/kinds'
import type { Site, SiteEntry } from './site'

type DemoPage = ReturnType<typeof readPages>[number]

const HOME = '/'

/** Writes pages level by level, parents first, and the home page last, because it links to the others. */
export async function writePages(site: Site, pages: readonly DemoPage[]): Promise<void> {
  const order = orderKeys(pages)
  const levels = Map.groupBy(pages, levelOf)
  for (const [, group] of [...levels].sort(([a], [b]) => a - b))
    await site.write(
      'pages',
      group.map((page) => pageEntry(page, order)),
    )
}

function pageEntry({ path, ...page }: DemoPage, order: Map<string, string>): SiteEntry {
  const slug = path === HOME ? 'home' : path.slice(path.lastIndexOf('/') + 1)
  return { ...page, naturalKey: path, order: order.get(path), parent: parentOf({ path }) ?? undefined, slug }
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

const levelOf = ({ path }: DemoPage): number => (path === HOME ? Infinity : path.split('/').length - 1)

/** Path of the parent page; null at the top level. */
const parentOf = ({ path }: Pick<DemoPage, 'path'>): string | null => path.slice(0, path.lastIndexOf('/')) || null
