import { isRecord } from '../../../../lib/values'

/** Stands for the document that is made of a file, until there is one. */
export const standInFor = (attachment: string): string => `attachment:${attachment}`

/** Values with what files have become in place of what stood for it. @param made ids of documents, by those of files */
export function withMade(data: Record<string, unknown>, made: ReadonlyMap<string, string>): Record<string, unknown> {
  const byStandIn = new Map([...made].map(([attachment, id]) => [standInFor(attachment), id]))
  const replaced = (value: unknown): unknown => {
    if (typeof value === 'string') return byStandIn.get(value) ?? value
    if (Array.isArray(value)) return value.map(replaced)
    return isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replaced(inner)]))
      : value
  }
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, replaced(value)]))
}
