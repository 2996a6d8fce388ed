import { isRecord } from '@/lib/values'
import type { WalkableBlock, WalkableField } from './collectReferences'

type Values = Record<string, unknown>

interface Taken {
  language: string
  /** Blocks that fields reference by slug. */
  blocks: Record<string, WalkableBlock | undefined>
}

/**
 * Replaces the texts of one language in a document by those of another version of it. Everything else stays: texts in
 * other languages, values that all languages share, and the rows with their order. Rows are matched by their id, so a
 * row that the other version lacks keeps its texts, and one that it has added is left out.
 * @param live values of all languages, as stored
 * @param draft the version that has the texts; the same shape
 */
export function withLanguageOf(fields: WalkableField[], live: Values, draft: Values, taken: Taken): Values {
  const result = { ...live }
  for (const field of fields) {
    const { name } = field
    const [own, other] = [live[name], draft[name]]
    if (field.localized) result[name] = replaceLanguage(own, other, taken.language)
    else if (Array.isArray(own) && Array.isArray(other))
      result[name] = own.map((row: unknown) => {
        const same = isRecord(row) ? other.find((candidate: unknown) => isSameRow(candidate, row)) : undefined
        const rowFields = isRecord(row) && isRecord(same) ? fieldsOfRow(field, row, taken) : null
        return rowFields ? withLanguageOf(rowFields, row as Values, same as Values, taken) : row
      })
    else if (isRecord(own) && isRecord(other) && field.flattenedFields)
      result[name] = withLanguageOf(field.flattenedFields, own, other, taken)
  }
  return result
}

function replaceLanguage(own: unknown, other: unknown, language: string): unknown {
  const { [language]: _, ...others } = isRecord(own) ? own : {}
  return isRecord(other) && other[language] !== undefined ? { ...others, [language]: other[language] } : others
}

const isSameRow = (candidate: unknown, { blockType, id }: Values): boolean =>
  isRecord(candidate) && id !== undefined && candidate.id === id && candidate.blockType === blockType

/** The fields of a row of an array or of a block; null if its kind is unknown. */
function fieldsOfRow(field: WalkableField, { blockType }: Values, { blocks }: Taken): WalkableField[] | null {
  if (field.type !== 'blocks') return field.flattenedFields ?? null
  const own = [...(field.blockReferences ?? []), ...(field.blocks ?? [])].find(
    (block) => (typeof block === 'string' ? block : block.slug) === blockType,
  )
  return (typeof own === 'string' ? blocks[own] : own)?.flattenedFields ?? null
}
