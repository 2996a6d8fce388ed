import type { SettingField } from '../../apps/settingFields'
import type { Change, ChangeWords, ComparedField, Row } from './changedField'
import { compareJson } from './compareJson'
import { describeValue } from './describeValue'
import { headingOf, rowKey, type KnownBlocks } from './headingOf'
import { isRecord } from '../../objects/isRecord'

/** Words that stay around what has changed. */
const AROUND = 6

/** Most words of a side that are shown. */
const MOST = 60

/**
 * Leaves of two texts what differs, with some words around it: a paragraph of which one word is another should not have
 * to be read twice.
 */
export function narrow(before: string, after: string): { before: string; after: string } {
  const [one, other] = [before.split(/\s+/), after.split(/\s+/)]
  let start = 0
  while (start < one.length && start < other.length && one[start] === other[start]) start++
  let end = 0
  while (end < one.length - start && end < other.length - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const from = start > AROUND + 1 ? start - AROUND : 0
  const keep = end > AROUND + 1 ? end - AROUND : 0
  return { after: cut(other, from, keep), before: cut(one, from, keep) }
}

function cut(words: string[], from: number, fromEnd: number): string {
  const middle = words.slice(from, words.length - fromEnd)
  const shown = middle.slice(0, MOST)
  const isCut = fromEnd > 0 || middle.length > MOST
  return `${from > 0 ? '… ' : ''}${shown.join(' ')}${isCut ? ' …' : ''}`.trim()
}

/** What nobody edits, or what the screen says elsewhere. */
const UNSEEN = new Set(['createdAt', 'deletedAt', 'id', 'publishedAt', 'tenant', 'updatedAt'])

interface Walk {
  blocks: KnownBlocks
  words: ChangeWords
  found: Change[]
}

/**
 * What somebody changed in a document, in words: field by field, rows and blocks by their headings. Of rows that were
 * only moved their order is told.
 * @param fields Payload's flattened fields
 * @param before in one language, or in those that the words name; references as ids or as documents
 * @param blocks blocks that fields only name, by slug
 */
export function describeChanges(
  fields: ComparedField[],
  before: Row,
  after: Row,
  blocks: KnownBlocks,
  words: ChangeWords,
): Change[] {
  const walk: Walk = { blocks, found: [], words }
  compareFields(fields, before, after, { path: '', place: [] }, walk)
  return walk.found
}

interface Here {
  path: string
  place: string[]
}

function compareFields(fields: ComparedField[], before: Row, after: Row, here: Here, walk: Walk): void {
  for (const field of fields) {
    if (UNSEEN.has(field.name) || field.hidden || field.admin?.hidden === true || field.virtual) continue
    const [one, other] = [before[field.name], after[field.name]]
    if (canonical(one) === canonical(other)) continue
    // A block of a theme is its values: they need no name of their own.
    const isBlock = field.type === 'json' && walk.words.theme?.block({ ...before, ...after })
    const at = {
      path: here.path + field.name,
      place: isBlock ? here.place : [...here.place, walk.words.label(field.label ?? field.name)],
    }
    if (field.localized && walk.words.languages)
      for (const code of walk.words.languages)
        compareValues(
          field,
          { after, before, one: toRow(one)[code], other: toRow(other)[code] },
          inLanguage(at, code, walk),
          walk,
        )
    else compareValues(field, { after, before, one, other }, at, walk)
  }
}

const inLanguage = (at: Here, code: string, { words: { language, languages } }: Walk): Here =>
  languages?.length === 1 ? at : { ...at, place: [...at.place, language(code)] }

interface Pair {
  one: unknown
  other: unknown
  /** What they stand among. */
  before: Row
  after: Row
}

function compareValues(field: ComparedField, { after, before, one, other }: Pair, at: Here, walk: Walk): void {
  if (field.type === 'array' || field.type === 'blocks') compareRows(field, toRows(one), toRows(other), at, walk)
  else if (field.type === 'group' || field.type === 'tab')
    compareFields(field.flattenedFields ?? [], toRow(one), toRow(other), { path: `${at.path}.`, place: at.place }, walk)
  else if (field.type === 'json')
    for (const part of compareJson(one, other, walk.words, fieldsOfValues(field, before, after, walk)))
      tell(part.before, part.after, { ...at, place: [...at.place, ...part.place] }, walk)
  else tell(describeValue(field, one, before, walk.words), describeValue(field, other, after, walk.words), at, walk)
}

/** Of a block that was added or removed one side has nothing. */
function fieldsOfValues(
  { name }: ComparedField,
  before: Row,
  after: Row,
  { words: { theme } }: Walk,
): readonly SettingField[] {
  return theme?.fields(name, { ...before, ...after }) ?? []
}

function tell(before: string, after: string, { path, place }: Here, { found }: Walk): void {
  if (before === after) return
  const shown =
    before && after ? narrow(before, after) : { after: narrow('', after).after, before: narrow(before, '').before }
  found.push({ after: after ? shown.after : null, before: before ? shown.before : null, path, place })
}

function compareRows(field: ComparedField, before: Row[], after: Row[], here: Here, walk: Walk): void {
  const heading = (row: Row, index: number) => headingOf(row, index, walk.blocks, walk.words)
  const [earlier, later] = [
    new Map(before.map((row, index) => [rowKey(row, index), row])),
    new Map(after.map((row, index) => [rowKey(row, index), row])),
  ]
  before.forEach((row, index) => {
    if (!later.has(rowKey(row, index)))
      walk.found.push({ after: null, before: heading(row, index), path: here.path, place: here.place })
  })
  after.forEach((row, index) => {
    const stored = earlier.get(rowKey(row, index))
    const at = { path: `${here.path}.${index}.`, place: [...here.place, heading(row, index)] }
    if (stored) compareFields(fieldsOf(field, row, walk), stored, row, at, walk)
    else walk.found.push({ after: heading(row, index), before: null, path: here.path, place: here.place })
  })
  const orderOf = (rows: Row[], others: Map<string, Row>) =>
    rows
      .map(rowKey)
      .filter((key) => others.has(key))
      .join()
  if (orderOf(before, later) === orderOf(after, earlier)) return
  const list = (rows: Row[]) => rows.map(heading).join(', ')
  walk.found.push({ after: list(after), before: list(before), path: here.path, place: here.place })
}

/** The fields of a row: of its block, or those that all rows of the list have. */
export const fieldsOf = (field: ComparedField, row: Row, { blocks }: { blocks: KnownBlocks }): ComparedField[] =>
  (typeof row.blockType === 'string' ? blocks[row.blockType]?.flattenedFields : field.flattenedFields) ?? []

export const toRows = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRecord) : [])

const toRow = (value: unknown): Row => (isRecord(value) ? value : {})

/** Nothing is nothing, however it is written, and the order of keys says nothing. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_, one: unknown) => {
      if (one === '' || one === undefined || (Array.isArray(one) && one.length === 0)) return null
      if (!isRecord(one)) return one
      return Object.fromEntries(
        Object.entries(one)
          .filter(([, inner]) => inner !== null && inner !== undefined && inner !== '')
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      )
    }) ?? 'null'
  )
}
