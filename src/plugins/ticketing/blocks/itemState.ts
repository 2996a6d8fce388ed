import { readItem } from './kinds'

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
