import type { PayloadRequest } from 'payload'
import { MENU_TARGETS } from '@/collections/Menus/places'
import { findAtPaths, findBrought, listMenuEntries, type Brought, type Item } from '../../database/items'
import type { OldMenuEntry } from '../export/item'
import { oldPath } from '../export/oldPath'
import { bareHost } from '../hosts'
import type { ItemKind } from '../states'
import { cut } from '../texts/cut'
import type { Remark } from '../texts/readText'
import type { Bringing } from './Bringing'

const MAX_ENTRIES = 60
const MAX_LABEL = 80
/** What entries of other types than pages and posts may have become. */
const ANY_TYPE: ItemKind[] = ['event', 'page', 'post', 'venue']

type MenuEntry = Record<string, unknown>

/**
 * The entries of a menu. Deeper levels than two come to the second; an entry with others below it becomes a heading.
 * Those that lead to nothing are remarks.
 */
export async function menuEntriesOf(
  req: PayloadRequest,
  bringing: Bringing,
  menu: Item,
): Promise<{ entries: MenuEntry[]; remarks: Remark[] }> {
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
  const remarks: Remark[] = []
  const linked = async (entry: Item): Promise<Linked> => {
    const found = await linkOf(req, bringing, entry)
    if (!found.link && entry.data.entry && !isHeading(entry.data.entry.target))
      remarks.push({ detail: found.label, kind: 'menuEntry' })
    return found
  }
  for (const entry of entries.filter((candidate) => rootOf(candidate) === candidate)) {
    const { label, link } = await linked(entry)
    const children = below.get(entry) ?? []
    if (children.length === 0) {
      if (link) top.push(link)
      continue
    }
    const links: MenuEntry[] = []
    for (const child of children) {
      const found = await linked(child)
      if (found.link) links.push(found.link)
    }
    const own = link && { ...link, label: link.label ?? null }
    if (own || links.length > 0)
      top.push({
        below: [...(own ? [own] : []), ...links].slice(0, MAX_ENTRIES),
        kind: 'heading',
        label: label || 'Menu',
      })
  }
  return { entries: top.slice(0, MAX_ENTRIES), remarks }
}

/** WordPress makes headings of links to nowhere. */
const isHeading = (target: OldMenuEntry['target']): boolean => 'address' in target && /^#/.test(target.address)

interface Linked {
  /** Its own title, else that of what it leads to, else the address. */
  label: string
  /** Null if what it led to was not brought. */
  link: MenuEntry | null
}

async function linkOf(req: PayloadRequest, { website }: Bringing, { data, title }: Item): Promise<Linked> {
  const target = data.entry?.target
  if (!target) return { label: title, link: null }
  const document = await targetOf(req, website, target)
  const label = cut(title || document?.title || ('address' in target ? target.address : ''), MAX_LABEL)
  if (document && MENU_TARGETS.some((type) => type === document.collection)) {
    const value = { relationTo: document.collection, value: document.id }
    // Without a label of its own it follows the title of the document.
    return { label, link: { document: value, kind: 'document', label: title || null } }
  }
  if (!('address' in target)) return { label, link: null }
  const { address } = target
  const isOld = website.address !== null && hostOf(address) === hostOf(website.address)
  const to = isOld ? oldPath(address) : /^(?:https?:\/\/\S+|\/\S*)$/i.test(address) ? address : null
  return { label, link: to ? { address: to, kind: 'address', label } : null }
}

async function targetOf(
  req: PayloadRequest,
  website: Bringing['website'],
  target: OldMenuEntry['target'],
): Promise<Brought | null> {
  if ('oldId' in target) {
    const kinds = target.kind === 'event' ? ANY_TYPE : [target.kind]
    return (await findBrought(req, website.id, kinds, [target.oldId])).get(target.oldId) ?? null
  }
  const isOld = website.address !== null && hostOf(target.address) === hostOf(website.address)
  const path = isOld ? oldPath(target.address) : null
  return path ? ((await findAtPaths(req, website.id, [path])).get(path)?.document ?? null) : null
}

const hostOf = (address: string): string | null => (URL.canParse(address) ? bareHost(new URL(address).host) : null)
