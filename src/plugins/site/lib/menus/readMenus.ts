import { MENU_PLACES, MENU_TARGETS, type MenuTarget } from '../../../../collections/Menus/places'
import { hasPublicPage } from '../../../../lib/site/addresses'
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

/** A site has one for each place as a rule. */
const MOST_MENUS = 20

const isTarget = (collection: string): collection is MenuTarget => MENU_TARGETS.some((one) => one === collection)

/** The menus of a site in the visitor's language: one statement, and one for each content type that they lead to. None where it has published none. */
export async function readMenus(reader: Reader): Promise<Menus> {
  if (!reader.site.hasMenus) return NO_MENUS
  // Whole: Payload leaves out what rows refer to where only the rows are asked for.
  const published = await readPublished(reader, 'menus', { limit: MOST_MENUS, sort: '-updatedAt' })
  // Of several for one place, the one published last.
  const stored = MENU_PLACES.flatMap((place) => published.find((menu) => menu.place === place) ?? [])
  const known = await readTargets(
    reader,
    stored.flatMap(({ entries }) => (entries ?? []) as StoredEntry[]),
  )
  const find = ({ relationTo, value }: { relationTo: string; value: unknown }) =>
    known.get(`${relationTo} ${String(value)}`) ?? null
  const menus: Menus = { ...NO_MENUS }
  for (const { entries, place } of stored)
    menus[place] = buildMenu(entries as StoredEntry[] | null, { find, language: reader.language })
  return menus
}

async function readTargets(
  reader: Reader,
  entries: StoredEntry[],
): Promise<Map<string, { path: string; title: string }>> {
  const wanted = [...targetsOf(entries)].flatMap(([collection, ids]) =>
    isTarget(collection) ? [{ collection, ids: [...ids] }] : [],
  )
  const read = await Promise.all(wanted.map(({ collection, ids }) => readType(reader, collection, ids)))
  return new Map(read.flat())
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

/** As pages of the site name their own path: not encoded. */
function pathOf(collection: string, { relativePath, slug }: Target): string | null {
  if (!hasPublicPage(collection)) return null
  if (collection === 'pages') return relativePath ?? null
  return slug ? `/${collection}/${slug}` : null
}
