import { MENU_PLACES, MENU_TARGETS, type MenuTarget } from '@/collections/Menus/places'
import { hasPublicPage } from '@/lib/site/addresses'
import { readPublished, type Reader } from '../read/Reader'
import { buildMenu, targetsOf, type StoredEntry } from './buildMenu'
import { NO_MENUS, type Menus } from './Menu'

interface Target {
  id: string
  name?: string | null
  relativePath?: string | null
  slug?: string | null
  title?: string | null
}

/** Normally a site has one menu per position. */
const MAX_MENUS = 20

const isTarget = (collection: string): collection is MenuTarget => MENU_TARGETS.some((target) => target === collection)

/**
 * Loads the published menus of a site in the visitor's language: one query, and one for each linked content type. No
 * query when it has published none.
 */
export async function readMenus(reader: Reader): Promise<Menus> {
  if (!reader.site.hasMenus) return NO_MENUS
  // Select whole documents: Payload omits relationship values when only the array is selected.
  const published = await readPublished(reader, 'menus', { limit: MAX_MENUS, sort: '-updatedAt' })
  // When several menus have the same position, the most recently published one wins.
  const stored = MENU_PLACES.flatMap((place) => published.find((menu) => menu.place === place) ?? [])
  const found = await readTargets(
    reader,
    stored.flatMap(({ entries }) => (entries ?? []) as StoredEntry[]),
  )
  const find = ({ relationTo, value }: { relationTo: string; value: unknown }) =>
    found.get(`${relationTo} ${String(value)}`) ?? null
  const menus: Menus = { ...NO_MENUS }
  for (const { entries, place } of stored)
    menus[place] = buildMenu(entries as StoredEntry[] | null, { find, language: reader.language })
  return menus
}

async function readTargets(
  reader: Reader,
  entries: StoredEntry[],
): Promise<Map<string, { path: string; title: string }>> {
  const targets = [...targetsOf(entries)].flatMap(([collection, ids]) =>
    isTarget(collection) ? [{ collection, ids: [...ids] }] : [],
  )
  const results = await Promise.all(targets.map(({ collection, ids }) => readType(reader, collection, ids)))
  return new Map(results.flat())
}

async function readType(
  reader: Reader,
  collection: MenuTarget,
  ids: string[],
): Promise<[string, { path: string; title: string }][]> {
  const select: Record<string, true> =
    collection === 'pages'
      ? { relativePath: true, slug: true, title: true }
      : { slug: true, [collection === 'venues' ? 'name' : 'title']: true }
  const documents: Target[] = await readPublished(reader, collection, {
    limit: ids.length,
    select,
    where: { id: { in: ids } },
  })
  return documents.flatMap((document) => {
    const path = pathOf(collection, document)
    return path ? [[`${collection} ${document.id}`, { path, title: document.title ?? document.name ?? '' }]] : []
  })
}

/** Returns the path as stored on pages: not URL-encoded. */
function pathOf(collection: string, { relativePath, slug }: Target): string | null {
  if (!hasPublicPage(collection)) return null
  if (collection === 'pages') return relativePath ?? null
  return slug ? `/${collection}/${slug}` : null
}
