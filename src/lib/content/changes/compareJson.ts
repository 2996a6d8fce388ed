import { isContentLanguage } from '../../languages/codes'
import { sentenceCase } from '../../names/sentenceCase'
import { plainText } from '../plainText'
import { isRow, type ChangeWords, type Row } from './changedField'

/** A text in a value of many parts, with its place. */
export interface Leaf {
  place: string[]
  text: string
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** What differs between two values of many parts, such as those of a theme: texts by their place, from the outside in. */
export function compareJson(before: unknown, after: unknown, words: ChangeWords): { after: string; before: string; place: string[] }[] {
  const [earlier, later] = [leavesOf(before, words), leavesOf(after, words)]
  const places = new Map([...earlier, ...later].map(([path, { place }]) => [path, place]))
  return [...places].flatMap(([path, place]) => {
    const [one, other] = [earlier.get(path)?.text ?? '', later.get(path)?.text ?? '']
    return one === other ? [] : [{ after: other, before: one, place }]
  })
}

function leavesOf(value: unknown, words: ChangeWords): Map<string, Leaf> {
  const found = new Map<string, Leaf>()
  walk(value, [], '', words, found)
  return found
}

function walk(value: unknown, place: string[], path: string, words: ChangeWords, found: Map<string, Leaf>): void {
  const text = inWords(value, words)
  if (text !== null) {
    if (text) found.set(path, { place, text })
  } else if (Array.isArray(value)) value.forEach((row: unknown, index) => walk(row, [...place, String(index + 1)], `${path}.${keyOf(row, index)}`, words, found))
  else for (const [name, inner] of Object.entries(value as Row)) if (name !== 'id') walk(inner, [...place, nameOf(name, value as Row, words)], `${path}.${name}`, words, found)
}

/** Null for what has parts of its own. */
function inWords(value: unknown, words: ChangeWords): string | null {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') return ID.test(value) ? words.reference('', value) : value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) {
    const texts = value.map((one) => inWords(one, words))
    return texts.every((text) => text !== null) ? texts.filter(Boolean).join(', ') : null
  }
  if (!isRow(value)) return ''
  if ('root' in value) return plainText(value)
  return typeof value.relationTo === 'string' && typeof value.value === 'string' ? words.reference(value.relationTo, value.value) : null
}

const keyOf = (row: unknown, index: number): string => (isRow(row) && typeof row.id === 'string' ? row.id : String(index))

/** A value in each of some languages has their codes for names. */
const nameOf = (name: string, among: Row, words: ChangeWords): string => (Object.keys(among).every(isContentLanguage) ? words.language(name) : sentenceCase(name))

/** Every id in a value, of documents that it refers to among others. */
export function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return ID.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}
