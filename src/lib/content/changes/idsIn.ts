import { isUuid, isRecord } from '../../values'

/** Every id in a value, of documents that it refers to among others; of a document in its place its own. */
export function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return isUuid(value) ? [value] : []
  if (isRecord(value) && typeof value.id === 'string' && 'updatedAt' in value) return [value.id]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}
