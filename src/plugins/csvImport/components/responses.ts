/** The result of an import. */
export interface ImportSummary {
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

export interface ImportPreview {
  columns: { field: string | null; heading: string }[]
  fields: { label: string; name: string }[]
  rows: PreviewRow[]
  stand: string
}
