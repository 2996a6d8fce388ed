import { isRecord } from '../objects/isRecord'

/** A block somewhere in a document. */
export interface FoundBlock {
  /** `layout.3` */
  path: string
  block: Record<string, unknown>
}

/** Every block of some kinds in a document, however deep it stands. */
export function blocksOfKinds(value: unknown, kinds: ReadonlySet<string>, path = ''): FoundBlock[] {
  if (Array.isArray(value))
    return value.flatMap((one: unknown, index) => blocksOfKinds(one, kinds, path ? `${path}.${index}` : String(index)))
  if (!isRecord(value)) return []
  const own = typeof value.blockType === 'string' && kinds.has(value.blockType) ? [{ block: value, path }] : []
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) => blocksOfKinds(inner, kinds, path ? `${path}.${key}` : key)),
  ]
}
