/** The result of an import. */
export interface Imported {
  changed: number
  created: number
  id: string
  leftOut: number
}

export interface PreviewRow {
  line: number
  state: 'changed' | 'new' | 'problem' | 'unchanged'
  title: string
  words: string[]
}

export interface Previewed {
  columns: { field: string | null; heading: string }[]
  fields: { label: string; name: string }[]
  rows: PreviewRow[]
  stand: string
}
