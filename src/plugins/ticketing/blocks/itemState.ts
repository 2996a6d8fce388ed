import { readItem } from './kinds'

/**
 * How it stands with what a block names: nothing is chosen; its box office is not connected, or not the one whose list is
 * shown; the list is not there yet; it is on the list; it has been removed there.
 */
export type ItemState = 'elsewhere' | 'empty' | 'gone' | 'listed' | 'waiting'

/**
 * @param office whose list it is; undefined where none is connected
 * @param ids on the list; null until it is there
 */
export function itemState(value: unknown, office: string | undefined, ids: readonly string[] | null): ItemState {
  const item = readItem(value)
  if (!item) return 'empty'
  if (item.provider !== office) return 'elsewhere'
  if (!ids) return 'waiting'
  return ids.includes(item.id) ? 'listed' : 'gone'
}
