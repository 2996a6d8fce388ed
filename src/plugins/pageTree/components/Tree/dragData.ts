const KEY = 'callboardPages'

/** The data of a drag: the ids of the dragged pages. */
export const dragData = (ids: string[]): Record<string, unknown> => ({ [KEY]: ids })

/** Ids of the dragged pages; empty if something else is dragged. */
export function draggedIds(data: Record<string | symbol, unknown>): string[] {
  const ids = data[KEY]
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}
