import type { PayloadRequest } from 'payload'
import { MENU_TARGETS } from '@/collections/Menus/places'
import { findAtPaths, findBrought, listMenuEntries, type Brought, type Item } from '../../database/items'
import type { OldMenuEntry } from '../export/item'
import { oldPath } from '../export/oldPath'
import type { Bringing } from './Bringing'
import { bareHost } from './fetchFile'

const MAX_ENTRIES = 60

type MenuEntry = Record<string, unknown>

/** The entries of a menu. Deeper levels than two come to the second; an entry with others below it becomes a heading. */
export async function menuEntriesOf(req: PayloadRequest, bringing: Bringing, menu: Item): Promise<MenuEntry[]> {
  const entries = await listMenuEntries(req, bringing.website.id, menu.oldId)
  const byId = new Map(entries.map((entry) => [entry.oldId, entry]))
  const rootOf = (entry: Item): Item => {
    const seen = new Set<string>()
    let current = entry
    for (;;) {
      const above = byId.get(current.data.parent ?? '')
      if (!above || seen.has(above.oldId)) return current
      seen.add(above.oldId)
      current = above
    }
  }
  const below = Map.groupBy(
    entries.filter((entry) => rootOf(entry) !== entry),
    rootOf,
  )
  const top: MenuEntry[] = []
  for (const entry of entries.filter((candidate) => rootOf(candidate) === candidate)) {
    const link = await linkOf(req, bringing, entry)
    const children = below.get(entry) ?? []
    if (children.length === 0) {
      if (link) top.push(link)
      continue
    }
    const links = (await Promise.all(children.map((child) => linkOf(req, bringing, child)))).filter(
      (child) => child !== null,
    )
    const own = link && { ...link, label: link.label ?? null }
    if (own || links.length > 0)
      top.push({
        below: [...(own ? [own] : []), ...links].slice(0, MAX_ENTRIES),
        kind: 'heading',
        label: entry.title || 'Menu',
      })
  }
  return top.slice(0, MAX_ENTRIES)
}

/** The link of an entry; null if what it led to was not brought. */
async function linkOf(req: PayloadRequest, { website }: Bringing, { data, title }: Item): Promise<MenuEntry | null> {
  const target = data.entry?.target
  if (!target) return null
  const document = await targetOf(req, website, target)
  const label = title || null
  if (document && MENU_TARGETS.some((type) => type === document.collection))
    return { document: { relationTo: document.collection, value: document.id }, kind: 'document', label }
  if (!('address' in target)) return null
  const { address } = target
  const isOld = website.address !== null && hostOf(address) === hostOf(website.address)
  const to = isOld ? oldPath(address) : /^(?:https?:\/\/\S+|\/\S*)$/i.test(address) ? address : null
  return to && label ? { address: to, kind: 'address', label } : null
}

async function targetOf(
  req: PayloadRequest,
  website: Bringing['website'],
  target: OldMenuEntry['target'],
): Promise<Brought | null> {
  if ('oldId' in target)
    return (await findBrought(req, website.id, [target.kind], [target.oldId])).get(target.oldId) ?? null
  const isOld = website.address !== null && hostOf(target.address) === hostOf(website.address)
  const path = isOld ? oldPath(target.address) : null
  return path ? ((await findAtPaths(req, website.id, [path])).get(path)?.document ?? null) : null
}

const hostOf = (address: string): string | null => (URL.canParse(address) ? bareHost(new URL(address).host) : null)
