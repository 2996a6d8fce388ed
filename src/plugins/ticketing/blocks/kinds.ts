import type { ShownBlock } from '@/lib/site/embed'
import type { BlockKind } from '../lib/provider/provider'

/** Provider lists by the block that chooses from them. */
export const LISTS_OF_BLOCKS = { boxOfficeDonation: 'donations', boxOfficeMembership: 'memberships' } as const

/** Block kind by block slug. */
export const KINDS: Readonly<Record<string, BlockKind>> = {
  boxOfficeDonation: 'donation',
  boxOfficeMembership: 'membership',
  boxOfficeWidget: 'widget',
}

export const PURPOSES: Readonly<Record<BlockKind, ShownBlock['purpose']>> = {
  donation: 'donate',
  membership: 'join',
  widget: 'book',
}

/** Parses an item into provider and id; null if it is invalid. */
export function readItem(value: unknown): { provider: string; id: string } | null {
  const [, provider = '', id = ''] = (typeof value === 'string' && /^([a-zA-Z]+)\/(.+)$/.exec(value)) || []
  return provider && id ? { id, provider } : null
}

/**
 * State of a block's item. `empty`: nothing is chosen. `elsewhere`: its box office is not connected, or is not the one
 * whose list is shown. `waiting`: the list is loading. `listed`: it is on the list. `gone`: it has been removed from
 * the list.
 */
export type ItemState = 'elsewhere' | 'empty' | 'gone' | 'listed' | 'waiting'

/**
 * @param office handle of the list's box office; undefined if none is connected
 * @param ids of the listed items; null while loading
 */
export function itemState(value: unknown, office: string | undefined, ids: readonly string[] | null): ItemState {
  const item = readItem(value)
  if (!item) return 'empty'
  if (item.provider !== office) return 'elsewhere'
  if (!ids) return 'waiting'
  return ids.includes(item.id) ? 'listed' : 'gone'
}
