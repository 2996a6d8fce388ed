import { createHash } from 'node:crypto'
import { isRecord } from '@/lib/values'

/** Values that a save changes although nobody changed the document. */
const MOMENTS = new Set(['createdAt', 'publishedAt', 'updatedAt'])

/** The same for equal content: the order of properties, and whether what is empty is there, depend on the last save. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map((item: unknown) => canonical(item) ?? null) : undefined
  if (value instanceof Date) return value.toISOString()
  if (!isRecord(value)) return value ?? undefined
  const filled = Object.entries(value)
    .map(([name, inner]) => [name, canonical(inner)] as const)
    .filter(([, inner]) => inner !== undefined)
  return filled.length > 0 ? filled.sort(([a], [b]) => (a < b ? -1 : 1)) : undefined
}

const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(value) ?? null))
    .digest('hex')

/** A hash of what is in a document: the same for two versions between which somebody only pressed Save. */
export const fingerprintOf = (doc: Record<string, unknown>): string =>
  hashOf(Object.fromEntries(Object.entries(doc).filter(([name]) => !MOMENTS.has(name))))

const isPart = (value: unknown): boolean => typeof value === 'object' && value !== null

/**
 * Hashes of the lists, groups and formatted texts that values replace: such values are written whole, with what was in
 * them when they were made.
 */
export const partsOf = (data: Record<string, unknown>, current: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.keys(data)
      .filter((name) => isPart(data[name]) || isPart(current[name]))
      .map((name) => [name, hashOf(current[name])]),
  )
