import type { PayloadRequest } from 'payload'
import type { NewestVersion } from '../../../database/documents/newestVersions'
import type { CsvProblem } from '../../../lib/csv/parseCsv'

export interface Asked {
  /** Field of each column, as somebody chose; by their headings where nobody did. */
  columns?: (string | null)[]
  isPublish: boolean
  /** Language of the content. */
  locale: string
  tenantId: string
  text: string
  type: string
}

export type RowState = 'changed' | 'new' | 'problem' | 'unchanged'

/** What is written of one document. */
export interface DocumentPlan {
  /** The document that it belongs to, which may be a new one, and the field that says so. */
  partOf: { field: string; plan: DocumentPlan } | null
  title: string
  /** Slug of the content type. */
  type: string
  /** By field. */
  values: Record<string, unknown>
  /** As it is stored now; null for a new one. */
  version: NewestVersion | null
}

/** What becomes of a line. */
export interface RowPlan {
  /** What is written: nothing where there is a problem, or no change. */
  documents: DocumentPlan[]
  /** In the text, from 1. */
  line: number
  state: RowState
  title: string
  /** What is in the way, or will be different, in words. */
  words: string[]
}

/** A line with its cells, by the fields of their columns; without those that are empty. */
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
  /** Other headings of its columns. */
  also?: string[]
  /** In the reader's language. */
  label: string
  name: string
}

interface Planned {
  rows: RowPlan[]
  /** The documents that rows may mean, which the plan rests on. */
  stored: NewestVersion[]
}

/** Knows the fields of a content type, and says what becomes of lines. */
export type Planner = (
  req: PayloadRequest,
  asked: Asked,
) => Promise<{ fields: OfferedField[]; plan: (lines: Line[], columns: Column[]) => Promise<Planned> }>

export interface ImportPlan {
  columns: Column[]
  fields: OfferedField[]
  rows: RowPlan[]
  /** Changes with anything that the plan rests on. */
  stand: string
}

export interface Unreadable {
  line: number
  problem: CsvProblem
}

/** Visitors see the newest version. */
export const isLive = ({ hasDraft, isPublished }: NewestVersion): boolean => isPublished && !hasDraft
