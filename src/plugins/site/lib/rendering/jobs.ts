import type { Manifest } from '@/lib/themes/manifestSchema'
import type { DescribedFailure } from '../../engine/failures'
import type { ViewData } from './viewData'

/** The files of a theme, as the processes that render its templates receive them. */
export interface ThemeInput {
  id: string
  manifest: Manifest
  /** Text files by path. */
  texts: Map<string, string>
  /** Content hashes of assets by their path below `assets/`. */
  assets: Map<string, string>
}

/** Renders a page. The result is a `Rendering`. */
export interface RenderJob {
  kind: 'render'
  /** Id of the theme, which is the input of the job; null for House. */
  theme: string | null
  view: ViewData
  /** Start of the page's validity, in milliseconds since 1970. */
  since: number
  bar: string
  head: string
  /** Paths of files to leave out. */
  skipped: Set<string>
  /** Every file is named before it is rendered: a previous process has ended in one of them. */
  isTraced: boolean
  /** Templates of blocks of plugins by block type. */
  blocks: Map<string, string>
}

export interface Rendering {
  html: string
  failures: DescribedFailure[]
  /** Until when the page stays valid. */
  until: number
  /** A theme's own page of a complete list has rows. */
  hasPart: boolean
  /** CPU time that it has taken, in milliseconds. */
  cpuMs: number
  /** Entries for the log about Liquid blocks. */
  log: LogEntry[]
}

export interface LogEntry {
  msg: string
  reason: string
  site: string
  template: string
}

/** Documents that a page turned out to need, by content type. */
export type Missing = Map<string, string[]>

/** The documents that were found, and what depends on them. */
export interface Found {
  documents: { collection: string; documents: { id: string }[] }[]
  states: ReadonlyMap<string, string[]>
  head: string
}

/** Parses all templates of a theme. The result is `Parsed`. */
export interface CompileJob {
  kind: 'compile'
  theme: string
}

export interface Parsed {
  /** Paths of the theme's files without those that cannot be parsed. */
  files: string[]
  sizes: Map<string, number>
}

/** Checks templates of a package. The result is a list of `TemplateProblem`. */
export interface CheckJob {
  kind: 'check'
  files: Map<string, string>
}

export type Job = CheckJob | CompileJob | RenderJob
