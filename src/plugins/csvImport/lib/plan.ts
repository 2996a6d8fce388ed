import type { PayloadRequest } from 'payload'
import type { NewestVersion } from '@/database/documents/newestVersions'
import type { CsvProblem } from '@/lib/csv/parseCsv'

export interface ImportRequest {
  /** The field of each column if chosen; otherwise matched by the headings. */
  columns?: (string | null)[]
  isPublish: boolean
  /** Language of the content. */
  locale: string
  tenantId: string
  text: string
  type: string
}

export type RowState = 'changed' | 'new' | 'problem' | 'unchanged'

/** What is written to one document. */
export interface DocumentPlan {
  /** The document that it belongs to, which may be new, and the field of that reference. */
  partOf: { field: string; plan: DocumentPlan } | null
  title: string
  /** Slug of the content type. */
  type: string
  /** By field. */
  values: Record<string, unknown>
  /** The stored version; null for a new document. */
  version: NewestVersion | null
}

/** The plan of a line. */
export interface RowPlan {
  /** Empty if there is a problem or no change. */
  documents: DocumentPlan[]
  /** Line number in the text, from 1. */
  line: number
  state: RowState
  title: string
  /** Problems or changes, as translated text. */
  messages: string[]
}

/** A line with its non-empty cells, by field. */
export interface Line {
  line: number
  texts: ReadonlyMap<string, string>
}

interface Column {
  field: string | null
  heading: string
}

/** A field that a column can fill in. */
export interface OfferedField {
  /** Further headings that match the field. */
  also?: string[]
  /** In the user's language. */
  label: string
  name: string
}

interface Planned {
  rows: RowPlan[]
  /** The stored documents on which the plan depends. */
  stored: NewestVersion[]
}

/** Returns the fields of a content type, and a function that plans lines. */
export type Planner = (
  req: PayloadRequest,
  asked: ImportRequest,
) => Promise<{ fields: OfferedField[]; plan: (lines: Line[], columns: Column[]) => Promise<Planned> }>

export interface ImportPlan {
  columns: Column[]
  fields: OfferedField[]
  rows: RowPlan[]
  /** A hash that changes with anything on which the plan depends. */
  stand: string
}

export interface Unreadable {
  line: number
  problem: CsvProblem
}

/** Whether visitors see the newest version. */
export const isLive = ({ hasDraft, isPublished }: NewestVersion): boolean => isPublished && !hasDraft
