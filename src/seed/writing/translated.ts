import { createHash } from 'node:crypto'

/** The languages of the demo. */
export type Language = 'cy' | 'en'

/** A value in English and, if translated, in Welsh. */
export interface Both<Value = string> {
  en: Value
  cy?: Value | undefined
}

/** A value that is stored unchanged in each language that is written, without row ids: JSON and rich text. */
export class Verbatim {
  constructor(readonly value: unknown) {}
}

/** Applies a function to both values. */
export const mapBoth = ({ cy, en }: Both<unknown>, change: (value: unknown) => unknown): Both<unknown> => ({
  cy: cy === undefined ? undefined : change(cy),
  en: change(en),
})

/** The English value. */
export const englishOf = <Value>(value: Both<Value> | Value): Value => (isBoth(value) ? (value.en as Value) : value)

/**
 * Returns a document's data in one language. Rows of arrays and blocks get ids derived from their position, so that
 * both languages share the same rows.
 * @param key identifies the document
 */
export function inLanguage(data: Record<string, unknown>, language: Language, key: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, resolve(value, language, `${key}/${name}`)]),
  )
}

/** The fields of a document that contain Welsh values; null if there are none. */
export function translatedPart(data: Record<string, unknown>): Record<string, unknown> | null {
  const translated = Object.entries(data).filter(([, value]) => hasWelsh(value))
  return translated.length > 0 ? Object.fromEntries(translated) : null
}

function resolve(value: unknown, language: Language, path: string): unknown {
  if (value instanceof Verbatim) return value.value
  if (isBoth(value)) {
    const one = value[language]
    return one instanceof Verbatim ? one.value : one
  }
  if (Array.isArray(value)) return value.map((item, index) => resolveRow(item, language, `${path}/${index}`))
  if (isPlain(value)) return inLanguage(value, language, path)
  return value
}

const resolveRow = (item: unknown, language: Language, path: string): unknown =>
  isPlain(item) && !isBoth(item)
    ? { id: rowId(path), ...inLanguage(item, language, path) }
    : resolve(item, language, path)

const rowId = (path: string): string => createHash('sha256').update(path).digest('hex').slice(0, 24)

function hasWelsh(value: unknown): boolean {
  if (isBoth(value)) return value.cy !== undefined
  if (Array.isArray(value)) return value.some(hasWelsh)
  return isPlain(value) && Object.values(value).some(hasWelsh)
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Verbatim)

export const isBoth = (value: unknown): value is Both<unknown> =>
  isPlain(value) && 'en' in value && Object.keys(value).every((key) => key === 'en' || key === 'cy')
