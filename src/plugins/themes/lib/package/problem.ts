import { MAX_PROBLEMS } from './limits'

/** What is wrong with a package, and where. */
export interface PackageProblem {
  /** Path within the package; empty where the package as a whole is meant. */
  file: string
  /** From 1; null where the file as a whole is meant. */
  line: number | null
  column: number | null
  message: string
}

/** Collects what is wrong, up to a number that somebody can read. */
export class Problems {
  readonly list: PackageProblem[] = []
  /** How many were left out. */
  more = 0

  add(file: string, message: string, at?: { column: number; line: number } | null): void {
    if (this.list.length >= MAX_PROBLEMS) this.more++
    else this.list.push({ column: at?.column ?? null, file, line: at?.line ?? null, message })
  }

  /** In the order in which somebody works through them. */
  sorted(): PackageProblem[] {
    return this.list.toSorted(
      (one, other) =>
        one.file.localeCompare(other.file, 'en') ||
        (one.line ?? 0) - (other.line ?? 0) ||
        (one.column ?? 0) - (other.column ?? 0),
    )
  }
}
