import type { ThemeField } from '@/lib/themes/themeField'
import type { Change, ChangeLabels, ComparedField, Row } from './changedField'
import { compareJson } from './compareJson'
import { describeValue } from './describeValue'
import { headingOf, rowKey, type KnownBlocks } from './headingOf'
import { isRecord } from '@/lib/values'

/** Number of unchanged words kept around a change. */
const CONTEXT_WORDS = 6

/** Maximum number of words shown per side. */
const MAX_WORDS = 60

/**
 * Shortens two texts to the part that differs, with a few words around it, so that readers of a long paragraph see the
 * changed words at once.
 */
export function shortenToDifference(before: string, after: string): { before: string; after: string } {
  const [oldWords, newWords] = [before.split(/\s+/), after.split(/\s+/)]
  let start = 0
  while (start < oldWords.length && start < newWords.length && oldWords[start] === newWords[start]) start++
  let end = 0
  while (
    end < oldWords.length - start &&
    end < newWords.length - start &&
    oldWords.at(-1 - end) === newWords.at(-1 - end)
  )
    end++
  const from = start > CONTEXT_WORDS + 1 ? start - CONTEXT_WORDS : 0
  const keep = end > CONTEXT_WORDS + 1 ? end - CONTEXT_WORDS : 0
  return { after: cut(newWords, from, keep), before: cut(oldWords, from, keep) }
}

function cut(words: string[], from: number, fromEnd: number): string {
  const middle = words.slice(from, words.length - fromEnd)
  const shown = middle.slice(0, MAX_WORDS)
  const isCut = fromEnd > 0 || middle.length > MAX_WORDS
  return `${from > 0 ? '… ' : ''}${shown.join(' ')}${isCut ? ' …' : ''}`.trim()
}

/** Fields that users do not edit, or that the screen shows elsewhere. */
const IGNORED_FIELDS = new Set(['createdAt', 'deletedAt', 'id', 'publishedAt', 'tenant', 'updatedAt'])

interface Walk {
  blocks: KnownBlocks
  labels: ChangeLabels
  found: Change[]
}

/**
 * The changes of a document as text: field by field, with the headings of rows and blocks. For rows that were only
 * moved, reports their order.
 * @param fields Payload's flattened fields
 * @param before values in one language, or in `labels.languages`; references as ids or documents
 * @param blocks blocks that fields reference by slug
 */
export function describeChanges(
  fields: ComparedField[],
  before: Row,
  after: Row,
  blocks: KnownBlocks,
  labels: ChangeLabels,
): Change[] {
  const walk: Walk = { blocks, found: [], labels }
  compareFields(fields, before, after, { path: '', place: [] }, walk)
  return walk.found
}

interface Location {
  path: string
  place: string[]
}

function compareFields(fields: ComparedField[], before: Row, after: Row, location: Location, walk: Walk): void {
  for (const field of fields) {
    if (IGNORED_FIELDS.has(field.name) || field.hidden || field.admin?.hidden === true || field.virtual) continue
    const [oldValue, newValue] = [before[field.name], after[field.name]]
    if (canonical(oldValue) === canonical(newValue)) continue
    // The location of a theme block's values is the block itself.
    const isBlock = field.type === 'json' && walk.labels.theme?.block({ ...before, ...after })
    const at = {
      path: location.path + field.name,
      // A group without a label is a group of storage only, which nobody sees.
      place:
        isBlock || field.label === false
          ? location.place
          : [...location.place, walk.labels.label(field.label ?? field.name)],
    }
    if (field.localized && walk.labels.languages)
      for (const code of walk.labels.languages)
        compareValues(
          field,
          { after, before, oldValue: toRow(oldValue)[code], newValue: toRow(newValue)[code] },
          inLanguage(at, code, walk),
          walk,
        )
    else compareValues(field, { after, before, oldValue, newValue }, at, walk)
  }
}

const inLanguage = (at: Location, code: string, { labels: { language, languages } }: Walk): Location =>
  languages?.length === 1 ? at : { ...at, place: [...at.place, language(code)] }

interface Pair {
  oldValue: unknown
  newValue: unknown
  /** Sibling values of both sides. */
  before: Row
  after: Row
}

function compareValues(
  field: ComparedField,
  { after, before, oldValue, newValue }: Pair,
  at: Location,
  walk: Walk,
): void {
  if (field.type === 'array' || field.type === 'blocks')
    compareRows(field, toRows(oldValue), toRows(newValue), at, walk)
  else if (field.type === 'group' || field.type === 'tab')
    compareFields(
      field.flattenedFields ?? [],
      toRow(oldValue),
      toRow(newValue),
      { path: `${at.path}.`, place: at.place },
      walk,
    )
  else if (field.type === 'json')
    for (const part of compareJson(oldValue, newValue, walk.labels, fieldsOfValues(field, before, after, walk)))
      reportChange(part.before, part.after, { ...at, place: [...at.place, ...part.place] }, walk)
  else
    reportChange(
      describeValue(field, oldValue, before, walk.labels),
      describeValue(field, newValue, after, walk.labels),
      at,
      walk,
    )
}

/** One side of an added or removed block is empty, so both are merged. */
function fieldsOfValues(
  { name }: ComparedField,
  before: Row,
  after: Row,
  { labels: { theme } }: Walk,
): readonly ThemeField[] {
  return theme?.fields(name, { ...before, ...after }) ?? []
}

function reportChange(before: string, after: string, { path, place }: Location, { found }: Walk): void {
  if (before === after) return
  const shown =
    before && after
      ? shortenToDifference(before, after)
      : { after: shortenToDifference('', after).after, before: shortenToDifference(before, '').before }
  found.push({ after: after ? shown.after : null, before: before ? shown.before : null, path, place })
}

function compareRows(field: ComparedField, before: Row[], after: Row[], location: Location, walk: Walk): void {
  const heading = (row: Row, index: number) => headingOf(row, index, walk.blocks, walk.labels)
  const [earlier, later] = [
    new Map(before.map((row, index) => [rowKey(row, index), row])),
    new Map(after.map((row, index) => [rowKey(row, index), row])),
  ]
  before.forEach((row, index) => {
    if (!later.has(rowKey(row, index)))
      walk.found.push({ after: null, before: heading(row, index), path: location.path, place: location.place })
  })
  after.forEach((row, index) => {
    const stored = earlier.get(rowKey(row, index))
    const at = { path: `${location.path}.${index}.`, place: [...location.place, heading(row, index)] }
    if (stored) compareFields(fieldsOf(field, row, walk), stored, row, at, walk)
    else walk.found.push({ after: heading(row, index), before: null, path: location.path, place: location.place })
  })
  const orderOf = (rows: Row[], others: Map<string, Row>) =>
    rows
      .map(rowKey)
      .filter((key) => others.has(key))
      .join()
  if (orderOf(before, later) === orderOf(after, earlier)) return
  const list = (rows: Row[]) => rows.map(heading).join(', ')
  walk.found.push({ after: list(after), before: list(before), path: location.path, place: location.place })
}

/** The fields of a row: those of its block, or those of the array. */
export const fieldsOf = (field: ComparedField, row: Row, { blocks }: { blocks: KnownBlocks }): ComparedField[] =>
  (typeof row.blockType === 'string' ? blocks[row.blockType]?.flattenedFields : field.flattenedFields) ?? []

export const toRows = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRecord) : [])

const toRow = (value: unknown): Row => (isRecord(value) ? value : {})

/** Normalizes a value for comparison: ignores the order of keys and treats all empty values as equal. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, inner: unknown) => {
      if (inner === '' || inner === undefined || (Array.isArray(inner) && inner.length === 0)) return null
      if (!isRecord(inner)) return inner
      return Object.fromEntries(
        Object.entries(inner)
          .filter(([, item]) => item !== null && item !== undefined && item !== '')
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      )
    }) ?? 'null'
  )
}
