import { isUuid, isRecord } from '@/lib/values'
import { sentenceCase } from '@/lib/names/sentenceCase'
import { isByLanguage } from '@/lib/themes/language'
import type { ThemeField } from '@/lib/themes/themeField'
import { plainText } from '../plainText'
import { rowTitle } from '../rowTitle'
import type { ChangeLabels, Row } from './changedField'

/** The parts of a structured value, by path. */
interface Parts {
  texts: Map<string, { place: string[]; text: string }>
  /** Lists whose rows all have ids, with these ids and the titles of the rows. */
  lists: Map<string, { ids: string[]; place: string[]; titles: string[] }>
}

type Fields = readonly ThemeField[]

/**
 * The differences between two structured values, such as theme values: texts with their location, outermost first. For
 * rows that were only moved, reports their order.
 * @param fields provides the labels; unknown keys are shown as they are
 */
export function compareJson(
  before: unknown,
  after: unknown,
  labels: ChangeLabels,
  fields: Fields = [],
): { after: string; before: string; place: string[] }[] {
  const [previous, current] = [partsOf(before, labels, fields), partsOf(after, labels, fields)]
  const places = new Map([...previous.texts, ...current.texts].map(([path, { place }]) => [path, place]))
  const changed = [...places].flatMap(([path, place]) => {
    const [oldText, newText] = [previous.texts.get(path)?.text ?? '', current.texts.get(path)?.text ?? '']
    return oldText === newText ? [] : [{ after: newText, before: oldText, place }]
  })
  const moved = [...current.lists].flatMap(([path, list]) => {
    const old = previous.lists.get(path)
    const isSame = !old || commonIds(old.ids, list.ids) === commonIds(list.ids, old.ids)
    return isSame ? [] : [{ after: list.titles.join(', '), before: old.titles.join(', '), place: list.place }]
  })
  return [...changed, ...moved]
}

const commonIds = (ids: string[], others: string[]): string => ids.filter((id) => others.includes(id)).join()

interface Location {
  fields: Fields
  path: string
  place: string[]
  /** The field that the value belongs to. */
  field?: ThemeField
}

function partsOf(value: unknown, labels: ChangeLabels, fields: Fields): Parts {
  const parts: Parts = { lists: new Map(), texts: new Map() }
  walk(value, { fields, path: '', place: [] }, labels, parts)
  return parts
}

function walk(value: unknown, location: Location, labels: ChangeLabels, parts: Parts): void {
  const text = describeJsonValue(value, labels, location.field)
  if (text !== null) {
    if (text) parts.texts.set(location.path, { place: location.place, text })
  } else if (Array.isArray(value)) walkRows(value, location, labels, parts)
  else
    for (const [name, inner] of Object.entries(value as Row))
      if (name !== 'id') walk(inner, within(location, name, value as Row, labels), labels, parts)
}

function walkRows(rows: unknown[], location: Location, labels: ChangeLabels, parts: Parts): void {
  rows.forEach((row, index) =>
    walk(
      row,
      { ...location, path: `${location.path}.${keyOf(row, index)}`, place: [...location.place, String(index + 1)] },
      labels,
      parts,
    ),
  )
  const named = rows.filter(isRecord)
  if (named.every(({ id }) => typeof id === 'string'))
    parts.lists.set(location.path, {
      ids: named.map(({ id }) => String(id)),
      place: location.place,
      titles: named.map((row, index) => titleOf(row) || String(index + 1)),
    })
}

/** Title of a row, in the first language that has one. */
function titleOf({ id: _, ...row }: Row): string {
  const plain = Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, isByLanguage(value) ? Object.values(value)[0] : value]),
  )
  return rowTitle({ text: Object.values(plain).find((value) => typeof value === 'string' && !isUuid(value)), ...plain })
}

function within(location: Location, name: string, among: Row, labels: ChangeLabels): Location {
  const path = `${location.path}.${name}`
  // Localized values have language codes as keys.
  if (isByLanguage(among)) return { ...location, path, place: [...location.place, labels.language(name)] }
  const field = location.fields.find((known) => known.name === name)
  if (!field) return { fields: [], path, place: [...location.place, sentenceCase(name)] }
  return {
    field,
    fields: 'fields' in field ? field.fields : [],
    path,
    place: field.label ? [...location.place, field.label] : location.place,
  }
}

/** Describes a value as text; null if it has parts of its own. */
function describeJsonValue(value: unknown, labels: ChangeLabels, field?: ThemeField): string | null {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? labels.yes : labels.no
  if (typeof value === 'string') return isUuid(value) ? labels.reference('', value) : optionOf(field, value)
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) {
    const texts = value.map((item) => describeJsonValue(item, labels, field))
    return texts.every((text) => text !== null) ? texts.filter(Boolean).join(', ') : null
  }
  if (!isRecord(value)) return ''
  if ('root' in value) return plainText(value)
  return typeof value.relationTo === 'string' && typeof value.value === 'string'
    ? labels.reference(value.relationTo, value.value)
    : null
}

/** An option is described by its label. */
function optionOf(field: ThemeField | undefined, value: string): string {
  const option = field && 'options' in field ? field.options.find((candidate) => candidate.value === value) : undefined
  return option?.label ?? value
}

const keyOf = (row: unknown, index: number): string =>
  isRecord(row) && typeof row.id === 'string' ? row.id : String(index)
