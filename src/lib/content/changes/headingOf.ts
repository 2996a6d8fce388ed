import { isByLanguage } from '../../themes/language'
import { rowHeading } from '../rowHeading'
import { rowTitle } from '../rowTitle'
import type { ChangeLabels, ComparedBlock, Row } from './changedField'
import { isRecord } from '../../values'

export type KnownBlocks = Record<string, ComparedBlock | undefined>

/** A row or a block as its form calls it: number, kind, and what is written in it. */
export function headingOf(row: Row, index: number, blocks: KnownBlocks, words: ChangeLabels): string {
  const { kind, title } = words.theme?.block(row) ?? {
    kind: kindOf(row, blocks, words),
    title: rowTitle(words.languages ? inOne(row, words.languages) : row),
  }
  return rowHeading(index, kind, title)
}

const kindOf = (row: Row, blocks: KnownBlocks, { label }: ChangeLabels): string => {
  const block = typeof row.blockType === 'string' ? blocks[row.blockType] : undefined
  return block ? label(block.labels?.singular ?? block.slug) : ''
}

/** The texts of the first language in which there are some. */
function inOne(row: Row, languages: readonly string[]): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (Array.isArray(value))
        return [name, value.map((one: unknown) => (isRecord(one) ? inOne(one, languages) : one))]
      return [name, isByLanguage(value) ? (languages.map((language) => value[language]).find(Boolean) ?? null) : value]
    }),
  )
}

/** What tells a row from its neighbours from one version to the next. */
export const rowKey = (row: Row, index: number): string =>
  `${String(row.blockType ?? '')}:${typeof row.id === 'string' ? row.id : index}`
