import type { ComparedField, Row } from '@/lib/content/changes/changedField'
import { fieldsOf, toRows } from '@/lib/content/changes/describeChanges'
import type { KnownBlocks } from '@/lib/content/changes/headingOf'
import { plainText } from '@/lib/content/plainText'
import { isRecord } from '@/lib/values'

type TextKind = 'richText' | 'text' | 'textarea'

/** A step on the way to a text, outermost first: a field, or a row with its index. */
type Step = { field: TranslatedField } | { index: number; row: Row }

export interface TranslatedField extends ComparedField {
  access?: { read?: unknown } | undefined
  hasMany?: boolean | undefined
  maxLength?: number | undefined
}

/** A localized text of a document. */
export interface DocumentText {
  kind: TextKind
  /** Names of fields and ids of rows. Stable when rows move. */
  path: string
  /** Names of fields and indexes of rows, as in form state. */
  place: string
  trail: Step[]
  /** Values by language, without empty ones; rich text as plain text. */
  values: Record<string, string>
}

const KINDS = new Set(['richText', 'text', 'textarea'])

interface Position {
  path: string
  place: string
  trail: Step[]
}

const ROOT: Position = { path: '', place: '', trail: [] }

/**
 * Collects the translatable texts of a document in the order of its form, including those in blocks and arrays.
 * @param fields Payload's flattened fields
 * @param doc as stored, with localized values keyed by language; or in one language
 * @param language the language of `doc`, if it is in one language
 */
export function collectTexts(
  fields: readonly TranslatedField[],
  doc: Row,
  blocks: KnownBlocks,
  language?: string,
): DocumentText[] {
  return textsIn(fields, doc, ROOT, { blocks, language })
}

interface Walk {
  blocks: KnownBlocks
  language: string | undefined
}

const textsIn = (fields: readonly TranslatedField[], row: Row, position: Position, walk: Walk): DocumentText[] =>
  fields
    .filter(isTranslatable)
    .flatMap((field) => textsOf(field, row[field.name], childPosition(position, field), walk))

const childPosition = ({ path, place, trail }: Position, field: TranslatedField): Position => ({
  path: path + field.name,
  place: place + field.name,
  trail: [...trail, { field }],
})

function textsOf(field: TranslatedField, value: unknown, position: Position, walk: Walk): DocumentText[] {
  const { localized, type } = field
  if (localized)
    return isTextField(field)
      ? [
          {
            ...position,
            kind: type as TextKind,
            values: valuesByLanguage(walk.language === undefined ? value : { [walk.language]: value }),
          },
        ]
      : []
  if (type === 'group' || type === 'tab')
    return textsIn(
      field.flattenedFields ?? [],
      isRecord(value) ? value : {},
      { ...position, path: `${position.path}.`, place: `${position.place}.` },
      walk,
    )
  if (type !== 'array' && type !== 'blocks') return []
  return toRows(value).flatMap((row, index) => {
    const at = {
      path: `${position.path}.${rowKey(row, index)}.`,
      place: `${position.place}.${index}.`,
      trail: [...position.trail, { index, row }],
    }
    return textsIn(fieldsOf(field, row, walk), row, at, walk)
  })
}

/** Identifies a row in a path. */
const rowKey = (row: Row, index: number): string => (typeof row.id === 'string' ? row.id : String(index))

/** Excludes fields that are not in the form, computed by the server, or restricted to some readers. */
const isTranslatable = ({ access, admin, hidden, virtual }: TranslatedField): boolean =>
  !hidden &&
  admin?.hidden !== true &&
  !(admin && 'readOnly' in admin && admin.readOnly === true) &&
  !virtual &&
  !access?.read

const isTextField = ({ hasMany, type }: TranslatedField): boolean => KINDS.has(type) && !hasMany

function valuesByLanguage(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([language, content]) => {
      const text = typeof content === 'string' ? content.trim() : plainText(content)
      return text ? [[language, text]] : []
    }),
  )
}
