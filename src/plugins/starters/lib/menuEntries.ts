import type { StarterLink, StarterMenu } from './readStarter'
import { textIn } from './inLanguage'

type Entry = Record<string, unknown>

/** Converts a menu of a starter to stored entries. Pages that the starter has not written are left out. */
export function menuEntries(
  menu: StarterMenu,
  pages: ReadonlyMap<string, { id: string }>,
  options: Parameters<typeof textIn>[1],
): Entry[] {
  const linkTo = (link: StarterLink): Entry[] => {
    if ('address' in link) return [{ address: link.address, kind: 'address', label: textIn(link.label, options) }]
    const page = pages.get(link.page)
    // Without a label the entry follows the title of the page. Visitors see it once the page is published.
    return page ? [{ document: { relationTo: 'pages', value: page.id }, kind: 'document' }] : []
  }
  return menu.flatMap((entry): Entry[] => {
    if (!('heading' in entry)) return linkTo(entry)
    const below = entry.below.flatMap(linkTo)
    return below.length > 0 ? [{ below, kind: 'heading', label: textIn(entry.heading, options) }] : []
  })
}
