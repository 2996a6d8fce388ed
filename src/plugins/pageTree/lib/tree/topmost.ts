import { flattenTree } from './flattenTree'
import { parentOf, type Tree } from './tree'

/** Those of the pages that stand below none of the others, in the order of the tree: what moves takes along what is below. */
export function topmost(tree: Tree, ids: ReadonlySet<string>): string[] {
  if (ids.size === 1) return [...ids].filter((id) => tree.pages.has(id))
  const isBelowAnother = (id: string): boolean => {
    for (let above = parentOf(tree, id); above !== null; above = parentOf(tree, above)) if (ids.has(above)) return true
    return false
  }
  const all = flattenTree(tree, new Set(tree.pages.keys()))
  return all.flatMap(({ id }) => (ids.has(id) && !isBelowAnother(id) ? [id] : []))
}
