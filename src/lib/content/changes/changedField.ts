import type { ThemeField } from '@/lib/themes/themeField'

/** The properties of a field that the comparison uses. Compatible with Payload's flattened fields. */
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

/** Labels of a theme's blocks and fields. */
export interface ThemeLabels {
  /** Type and title of a theme block; null for all other rows. */
  block: (row: Row) => { kind: string; title: string } | null
  /**
   * The fields of a JSON value.
   * @param siblings the document or block that contains the value
   */
  fields: (field: string, siblings: Row) => readonly ThemeField[]
}

/** Labels in the user's language. */
export interface ChangeLabels {
  /** Resolves a label of the configuration: a text, texts by language, or a function. */
  label: (label: unknown) => string
  /**
   * Formats a date.
   * @param zone IANA name; null if unknown
   */
  moment: (iso: string, zone: string | null) => string
  /** Name of a language code. */
  language: (code: string) => string
  /**
   * Title of a referenced document.
   * @param collection '' if only the id is known
   */
  reference: (collection: string, id: string) => string
  no: string
  yes: string
  theme?: ThemeLabels
  /** Languages to compare if localized values are objects by language. Default: values are in one language. */
  languages?: readonly string[]
}

/** A changed value. */
export interface Change {
  path: string
  /** Its location, outermost first: field, row, field of the row. */
  place: string[]
  /** As text; null if there was no value. */
  before: string | null
  after: string | null
}

export type Row = Record<string, unknown>
