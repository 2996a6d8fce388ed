import { isRecord } from '@/lib/values'

const PREFIX = 'attachment:'

/** A placeholder for the document to be created from an attachment. */
export const placeholderFor = (attachment: string): string => `${PREFIX}${attachment}`

/** Whether values name documents that are not made yet. */
export const hasPlaceholders = (data: Record<string, unknown>): boolean => JSON.stringify(data).includes(`"${PREFIX}`)

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
