import { isRecord } from '../../../../lib/values'

/** A placeholder for the document to be created from an attachment. */
export const placeholderFor = (attachment: string): string => `attachment:${attachment}`

/**
 * Replaces placeholders with the ids of the created documents.
 * @param made ids of documents, by attachment id
 */
export function replacePlaceholders(
  data: Record<string, unknown>,
  made: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const byStandIn = new Map([...made].map(([attachment, id]) => [placeholderFor(attachment), id]))
  const replace = (value: unknown): unknown => {
    if (typeof value === 'string') return byStandIn.get(value) ?? value
    if (Array.isArray(value)) return value.map(replace)
    return isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replace(inner)]))
      : value
  }
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, replace(value)]))
}
