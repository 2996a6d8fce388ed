import { isUuid, isRecord } from '../../values'

/** Every id in a value, including those of referenced documents. A populated document counts as its id. */
export function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return isUuid(value) ? [value] : []
  if (isRecord(value) && typeof value.id === 'string' && 'updatedAt' in value) return [value.id]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}
