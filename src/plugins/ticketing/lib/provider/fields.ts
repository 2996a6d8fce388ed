import type { SourceField, SourceType, SourceValue } from './external'

/** A value that field maps can read, and how to extract it from a record. */
export interface ValueOf<R> {
  /**
   * Shared across providers for equivalent fields, so that the default map finds it: `description`, `duration`,
   * `imageUrl`.
   */
  name: string
  label: string
  type: SourceType
  read: (record: R) => SourceValue
}

/** Infers the record type of `read`. */
export const defineValues = <R>(values: readonly ValueOf<R>[]): readonly ValueOf<R>[] => values

export const readValues = <R>(values: readonly ValueOf<R>[], record: R): Record<string, SourceValue> =>
  Object.fromEntries(values.map(({ name, read }) => [name, read(record)]))

export const toSourceFields = <R>(values: readonly ValueOf<R>[], of: SourceField['of']): SourceField[] =>
  values.map(({ label, name, type }) => ({ isAttribute: false, label, name, of, type }))

/** Trimmed text, or null if empty. */
export const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null

/** An http(s) URL, or null for anything else. */
export function toWebUrl(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return /^https?:\/\//i.test(trimmed) && URL.canParse(trimmed) ? trimmed : null
}

/** A typed address with its scheme: people type `tickets.example.org` too. */
export const withScheme = (address: string): string =>
  /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`

/** Yields consecutive groups of at most `size` items. */
export function* inGroups<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let first = 0; first < items.length; first += size) yield items.slice(first, first + size)
}
