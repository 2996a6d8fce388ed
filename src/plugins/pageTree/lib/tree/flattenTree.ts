import { childrenOf, type Tree } from './tree'

/** A row of the tree as rendered. */
export interface Row {
  id: string
  /** 0 at the top level. */
  level: number
  /** Position among its siblings, from 1. */
  position: number
  siblings: number
  /** Null without children. */
  isOpen: boolean | null
}

/** The visible rows for a set of expanded pages. */
export function flattenTree(tree: Tree, open: ReadonlySet<string>): Row[] {
  const rows: Row[] = []
  addBelow(null, 0)
  return rows

  function addBelow(parent: string | null, level: number): void {
    const ids = childrenOf(tree, parent)
    ids.forEach((id, index) => {
      const isOpen = childrenOf(tree, id).length > 0 ? open.has(id) : null
      rows.push({ id, isOpen, level, position: index + 1, siblings: ids.length })
      if (isOpen) addBelow(id, level + 1)
    })
  }
}
