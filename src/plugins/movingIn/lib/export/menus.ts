import { textOfHtml } from '@/lib/html/textOfHtml'
import { cut } from '../texts/cut'
import type { ExportedItem, OldMenuEntry } from './item'
import type { Entry } from './readEntries'

/** An entry of a menu; null if it belongs to none. */
export function menuEntryOf({ meta, terms, texts }: Entry, oldId: string): ExportedItem | null {
  const menu = terms.find(({ domain }) => domain === 'nav_menu')?.nicename
  if (!menu) return null
  const parent = meta._menu_item_menu_item_parent
  return {
    data: {
      entry: { menu, target: targetOf(meta) },
      order: Number(texts['wp:menu_order']) || 0,
      ...(parent && parent !== '0' && { parent }),
    },
    kind: 'menuEntry',
    oldId,
    path: null,
    title: cut(textOfHtml(texts.title ?? ''), 80),
    type: 'nav_menu_item',
  }
}

function targetOf(meta: Entry['meta']): OldMenuEntry['target'] {
  const oldId = meta._menu_item_object_id ?? ''
  if (meta._menu_item_type === 'post_type') {
    if (meta._menu_item_object === 'page') return { kind: 'page', oldId }
    if (meta._menu_item_object === 'post') return { kind: 'post', oldId }
    return { kind: 'event', oldId }
  }
  return { address: meta._menu_item_url ?? '' }
}
