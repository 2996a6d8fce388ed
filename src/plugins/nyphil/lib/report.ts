/** What an import could not read, or had to interpret. */
export interface Report {
  /**
   * Adds a line.
   * @returns an empty array, so that a caller can leave the item out in the same expression
   */
  add: (kind: string, where: string, what: string) => never[]
  /** Lines by kind, in order. */
  lines: ReadonlyMap<string, string[]>
}

export function newReport(): Report {
  const lines = new Map<string, string[]>()
  return {
    add: (kind, where, what) => {
      lines.set(kind, [...(lines.get(kind) ?? []), `${where}: ${what}`])
      return []
    },
    lines,
  }
}
