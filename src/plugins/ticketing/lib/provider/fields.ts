import type { SourceField, SourceType, SourceValue } from './external'

/** A value that a field map may read, and where it stands in a record. */
export interface ValueOf<R> {
  /** The same for the same thing at every box office, so that the usual map finds it: `description`, `duration`, `imageUrl`. */
  name: string
  label: string
  type: SourceType
  read: (record: R) => SourceValue
}

/** Typed, so that `read` knows the record. */
export const defineValues = <R>(values: readonly ValueOf<R>[]): readonly ValueOf<R>[] => values

export const readValues = <R>(values: readonly ValueOf<R>[], record: R): Record<string, SourceValue> =>
  Object.fromEntries(values.map(({ name, read }) => [name, read(record)]))

export const toSourceFields = <R>(values: readonly ValueOf<R>[], of: SourceField['of']): SourceField[] =>
  values.map(({ label, name, type }) => ({ isAttribute: false, label, name, of, type }))

/** Text as a value: without the spaces around it, null where nothing is left. */
export const filled = (text: string | null | undefined): string | null => text?.trim() || null

/** An address of the web as a value, null for anything else. */
export function toWebAddress(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return /^https?:\/\//i.test(trimmed) && URL.canParse(trimmed) ? trimmed : null
}

/** Whole groups of a list, in order. */
export function* inGroups<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let first = 0; first < items.length; first += size) yield items.slice(first, first + size)
}
