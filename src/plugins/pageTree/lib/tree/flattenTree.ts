import { childrenOf, type Tree } from './tree'

/** A row of the tree as it is drawn. */
export interface Row {
  id: string
  /** 0 at the top. */
  level: number
  /** Among its siblings, from 1. */
  place: number
  siblings: number
  /** Null where nothing stands below. */
  isOpen: boolean | null
}

/** The rows that show while those pages are open. */
export function flattenTree(tree: Tree, open: ReadonlySet<string>): Row[] {
  const rows: Row[] = []
  addBelow(null, 0)
  return rows

  function addBelow(parent: string | null, level: number): void {
    const ids = childrenOf(tree, parent)
    ids.forEach((id, index) => {
      const isOpen = childrenOf(tree, id).length > 0 ? open.has(id) : null
      rows.push({ id, isOpen, level, place: index + 1, siblings: ids.length })
      if (isOpen) addBelow(id, level + 1)
    })
  }
}
