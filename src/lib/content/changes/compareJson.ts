import type { SettingField } from '../../apps/settingFields'
import { isUuid, isRecord } from '../../values'
import { sentenceCase } from '../../names/sentenceCase'
import { isByLanguage } from '../../themes/language'
import { plainText } from '../plainText'
import { rowTitle } from '../rowTitle'
import type { ChangeLabels, Row } from './changedField'

/** What a value of many parts holds, by the path of each part. */
interface Parts {
  texts: Map<string, { place: string[]; text: string }>
  /** Lists whose rows have ids: these, and what the rows are called. */
  lists: Map<string, { ids: string[]; place: string[]; titles: string[] }>
}

type Fields = readonly SettingField[]

/**
 * What differs between two values of many parts, such as those of a theme: texts by their place, from the outside in. Of
 * rows that were only moved their order is told.
 * @param fields what the parts are called; the others go by their keys
 */
export function compareJson(
  before: unknown,
  after: unknown,
  words: ChangeLabels,
  fields: Fields = [],
): { after: string; before: string; place: string[] }[] {
  const [earlier, later] = [partsOf(before, words, fields), partsOf(after, words, fields)]
  const places = new Map([...earlier.texts, ...later.texts].map(([path, { place }]) => [path, place]))
  const changed = [...places].flatMap(([path, place]) => {
    const [one, other] = [earlier.texts.get(path)?.text ?? '', later.texts.get(path)?.text ?? '']
    return one === other ? [] : [{ after: other, before: one, place }]
  })
  const moved = [...later.lists].flatMap(([path, list]) => {
    const old = earlier.lists.get(path)
    const isSame = !old || kept(old.ids, list.ids) === kept(list.ids, old.ids)
    return isSame ? [] : [{ after: list.titles.join(', '), before: old.titles.join(', '), place: list.place }]
  })
  return [...changed, ...moved]
}

const kept = (ids: string[], others: string[]): string => ids.filter((id) => others.includes(id)).join()

interface Here {
  fields: Fields
  path: string
  place: string[]
  /** Of the field whose value it is. */
  field?: SettingField
}

function partsOf(value: unknown, words: ChangeLabels, fields: Fields): Parts {
  const parts: Parts = { lists: new Map(), texts: new Map() }
  walk(value, { fields, path: '', place: [] }, words, parts)
  return parts
}

function walk(value: unknown, here: Here, words: ChangeLabels, parts: Parts): void {
  const text = describeJsonValue(value, words, here.field)
  if (text !== null) {
    if (text) parts.texts.set(here.path, { place: here.place, text })
  } else if (Array.isArray(value)) walkRows(value, here, words, parts)
  else
    for (const [name, inner] of Object.entries(value as Row))
      if (name !== 'id') walk(inner, within(here, name, value as Row, words), words, parts)
}

function walkRows(rows: unknown[], here: Here, words: ChangeLabels, parts: Parts): void {
  rows.forEach((row, index) =>
    walk(
      row,
      { ...here, path: `${here.path}.${keyOf(row, index)}`, place: [...here.place, String(index + 1)] },
      words,
      parts,
    ),
  )
  const named = rows.filter(isRecord)
  if (named.every(({ id }) => typeof id === 'string'))
    parts.lists.set(here.path, {
      ids: named.map(({ id }) => String(id)),
      place: here.place,
      titles: named.map((row, index) => titleOf(row) || String(index + 1)),
    })
}

/** What is written in a row, in whichever language. */
function titleOf({ id: _, ...row }: Row): string {
  const plain = Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, isByLanguage(value) ? Object.values(value)[0] : value]),
  )
  return rowTitle({ text: Object.values(plain).find((value) => typeof value === 'string' && !isUuid(value)), ...plain })
}

function within(here: Here, name: string, among: Row, words: ChangeLabels): Here {
  const path = `${here.path}.${name}`
  // A value in each of some languages has their codes for names.
  if (isByLanguage(among)) return { ...here, path, place: [...here.place, words.language(name)] }
  const field = here.fields.find((one) => one.name === name)
  if (!field) return { fields: [], path, place: [...here.place, sentenceCase(name)] }
  const label = typeof field.label === 'string' ? sentenceCase(name) : field.label.text
  return {
    field,
    fields: 'fields' in field ? field.fields : [],
    path,
    place: label ? [...here.place, label] : here.place,
  }
}

/** Null for what has parts of its own. */
function describeJsonValue(value: unknown, words: ChangeLabels, field?: SettingField): string | null {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') return isUuid(value) ? words.reference('', value) : optionOf(field, value)
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) {
    const texts = value.map((one) => describeJsonValue(one, words, field))
    return texts.every((text) => text !== null) ? texts.filter(Boolean).join(', ') : null
  }
  if (!isRecord(value)) return ''
  if ('root' in value) return plainText(value)
  return typeof value.relationTo === 'string' && typeof value.value === 'string'
    ? words.reference(value.relationTo, value.value)
    : null
}

/** A choice goes by what the form calls it. */
function optionOf(field: SettingField | undefined, value: string): string {
  const label = field && 'options' in field ? field.options.find((option) => option.value === value)?.label : undefined
  return typeof label === 'object' ? label.text : value
}

const keyOf = (row: unknown, index: number): string =>
  isRecord(row) && typeof row.id === 'string' ? row.id : String(index)
