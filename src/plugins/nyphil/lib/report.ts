/** What an import could not read, or read in its own way. */
export interface Report {
  /** @returns an empty list, so that a reader can leave the thing out in the same breath */
  add: (kind: string, where: string, what: string) => never[]
  /** The lines by kind, in the order in which they came up. */
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
