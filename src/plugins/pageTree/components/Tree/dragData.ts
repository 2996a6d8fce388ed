const KEY = 'callboardPages'

/** What a drag carries: the pages that go along. */
export const dragData = (ids: string[]): Record<string, unknown> => ({ [KEY]: ids })

/** None where something else is dragged. */
export function draggedIds(data: Record<string | symbol, unknown>): string[] {
  const ids = data[KEY]
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}
