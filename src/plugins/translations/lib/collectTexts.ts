import type { ComparedField, Row } from '../../../lib/content/changes/changedField'
import { fieldsOf, toRows } from '../../../lib/content/changes/describeChanges'
import type { KnownBlocks } from '../../../lib/content/changes/headingOf'
import { plainText } from '../../../lib/content/plainText'
import { isRecord } from '../../../lib/objects/isRecord'

type TextKind = 'richText' | 'text' | 'textarea'

/** Where a text stands, from the outside in: fields, and rows with their numbers. */
type Step = { field: TranslatedField } | { index: number; row: Row }

export interface TranslatedField extends ComparedField {
  access?: { read?: unknown } | undefined
  hasMany?: boolean | undefined
  maxLength?: number | undefined
}

/** A text of a document that is written in each language. */
export interface DocumentText {
  kind: TextKind
  /** Names of fields and ids of rows: a row that is moved keeps it. */
  path: string
  /** The same with the numbers of rows, as the form has it. */
  place: string
  trail: Step[]
  /** By language, without those that have none; rich text as plain lines. */
  values: Record<string, string>
}

const KINDS = new Set(['richText', 'text', 'textarea'])

interface Here {
  path: string
  place: string
  trail: Step[]
}

const TOP: Here = { path: '', place: '', trail: [] }

/**
 * The texts of a document that people translate, in the order of its form: those of blocks and lists among them.
 * @param fields Payload's flattened fields
 * @param doc as it is stored, with translated values under their languages; or in one language
 * @param language that one
 */
export function collectTexts(
  fields: readonly TranslatedField[],
  doc: Row,
  blocks: KnownBlocks,
  language?: string,
): DocumentText[] {
  return textsIn(fields, doc, TOP, { blocks, language })
}

interface Walk {
  blocks: KnownBlocks
  language: string | undefined
}

const textsIn = (fields: readonly TranslatedField[], row: Row, here: Here, walk: Walk): DocumentText[] =>
  fields.filter(isOnForm).flatMap((field) => textsOf(field, row[field.name], below(here, field), walk))

const below = ({ path, place, trail }: Here, field: TranslatedField): Here => ({
  path: path + field.name,
  place: place + field.name,
  trail: [...trail, { field }],
})

function textsOf(field: TranslatedField, value: unknown, here: Here, walk: Walk): DocumentText[] {
  const { localized, type } = field
  if (localized)
    return isText(field)
      ? [
          {
            ...here,
            kind: type as TextKind,
            values: wordsOf(walk.language === undefined ? value : { [walk.language]: value }),
          },
        ]
      : []
  if (type === 'group' || type === 'tab')
    return textsIn(
      field.flattenedFields ?? [],
      isRecord(value) ? value : {},
      { ...here, path: `${here.path}.`, place: `${here.place}.` },
      walk,
    )
  if (type !== 'array' && type !== 'blocks') return []
  return toRows(value).flatMap((row, index) => {
    const at = {
      path: `${here.path}.${rowName(row, index)}.`,
      place: `${here.place}.${index}.`,
      trail: [...here.trail, { index, row }],
    }
    return textsIn(fieldsOf(field, row, walk), row, at, walk)
  })
}

/** What stands for a row in a path. */
const rowName = (row: Row, index: number): string => (typeof row.id === 'string' ? row.id : String(index))

/** Nobody translates what no form shows, what the server works out, or what only some may read. */
const isOnForm = ({ access, admin, hidden, virtual }: TranslatedField): boolean =>
  !hidden &&
  admin?.hidden !== true &&
  !(admin && 'readOnly' in admin && admin.readOnly === true) &&
  !virtual &&
  !access?.read

const isText = ({ hasMany, type }: TranslatedField): boolean => KINDS.has(type) && !hasMany

function wordsOf(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([language, one]) => {
      const text = typeof one === 'string' ? one.trim() : plainText(one)
      return text ? [[language, text]] : []
    }),
  )
}
