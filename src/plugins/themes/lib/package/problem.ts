import { MAX_PROBLEMS } from './limits'

/** A problem of a package with its location. */
export interface PackageProblem {
  /** Path within the package; '' for the package as a whole. */
  file: string
  /** From 1; null for the file as a whole. */
  line: number | null
  column: number | null
  message: string
}

/** Collects problems up to a readable number. */
export class Problems {
  readonly list: PackageProblem[] = []
  /** Number of problems beyond the limit. */
  more = 0

  add(file: string, message: string, at?: { column: number; line: number } | null): void {
    if (this.list.length >= MAX_PROBLEMS) this.more++
    else this.list.push({ column: at?.column ?? null, file, line: at?.line ?? null, message })
  }

  sorted(): PackageProblem[] {
    return sortProblems(this.list)
  }
}

/** Sorts problems by file, line and column. */
export const sortProblems = (problems: readonly PackageProblem[]): PackageProblem[] =>
  problems.toSorted(
    (a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  )
