import { isByLanguage } from '@/lib/themes/language'
import { rowHeading, rowTitle } from '../rowTitle'
import { isRecord, isUuid } from '@/lib/values'
import type { ChangeLabels, ComparedBlock, Row } from './changedField'

export type KnownBlocks = Record<string, ComparedBlock | undefined>

/** The heading of a row or block as in the form: number, type and content. */
export function headingOf(row: Row, index: number, blocks: KnownBlocks, labels: ChangeLabels): string {
  const { kind, title } = labels.theme?.block(row) ?? {
    kind: kindOf(row, blocks, labels),
    title: rowTitle(labels.languages ? inFirstLanguage(row, labels.languages) : row),
  }
  return rowHeading(index, kind, title)
}

const kindOf = (row: Row, blocks: KnownBlocks, { label }: ChangeLabels): string => {
  const block = typeof row.blockType === 'string' ? blocks[row.blockType] : undefined
  return block ? label(block.labels?.singular ?? block.slug) : ''
}

/** Reduces localized values to the first language that has one. */
function inFirstLanguage(row: Row, languages: readonly string[]): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (Array.isArray(value))
        return [name, value.map((item: unknown) => (isRecord(item) ? inFirstLanguage(item, languages) : item))]
      return [name, isByLanguage(value) ? (languages.map((language) => value[language]).find(Boolean) ?? null) : value]
    }),
  )
}

/** Identifies a row across versions. */
export const rowKey = (row: Row, index: number): string =>
  `${String(row.blockType ?? '')}:${typeof row.id === 'string' ? row.id : index}`

/** Every id in a value, including those of referenced documents. A populated document counts as its id. */
export function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return isUuid(value) ? [value] : []
  if (isRecord(value) && typeof value.id === 'string' && 'updatedAt' in value) return [value.id]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}
