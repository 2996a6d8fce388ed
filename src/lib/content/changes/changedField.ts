import type { SettingField } from '../../apps/settingFields'

/** What the comparison needs to know of a field; Payload's flattened fields fit. */
export interface ComparedField {
  name: string
  type: string
  admin?: { hidden?: unknown } | undefined
  hidden?: boolean | undefined
  label?: unknown
  localized?: boolean | undefined
  options?: unknown[] | undefined
  relationTo?: string | string[] | undefined
  flattenedFields?: ComparedField[] | undefined
  virtual?: boolean | string | undefined
}

export interface ComparedBlock {
  slug: string
  labels?: { singular?: unknown } | undefined
  flattenedFields: ComparedField[]
}

/** What a theme asks for, and how it calls it. */
export interface ThemeLabels {
  /** Kind of a block of the theme and what is written in it; null for every other row. */
  block: (row: Row) => { kind: string; title: string } | null
  /** What the values of a JSON field are asked for as. @param siblings the document or the block that holds them */
  fields: (field: string, siblings: Row) => readonly SettingField[]
}

/** How things are called in the reader's language. */
export interface ChangeLabels {
  /** A label as the configuration has it: a text, texts by language, or a function. */
  label: (label: unknown) => string
  /** @param zone IANA name; null where none is known */
  moment: (iso: string, zone: string | null) => string
  /** A language by its code. */
  language: (code: string) => string
  /** A document that is referred to. @param collection '' where only the id is known */
  reference: (collection: string, id: string) => string
  no: string
  yes: string
  theme?: ThemeLabels
  /** Values of translated fields stand by language, of which these are told. Default: they are of one language. */
  languages?: readonly string[]
}

/** One thing that is not as it was. */
export interface Change {
  path: string
  /** Where it is, from the outside in: field, row, field of the row. */
  place: string[]
  /** In words; null where there was nothing. */
  before: string | null
  after: string | null
}

export type Row = Record<string, unknown>
