import { flattenTree } from './flattenTree'
import { parentOf, type Tree } from './tree'

/**
 * The pages that are not descendants of another one in the set, in the order of the tree. Moving a page moves its
 * descendants too.
 */
export function withoutDescendants(tree: Tree, ids: ReadonlySet<string>): string[] {
  if (ids.size === 1) return [...ids].filter((id) => tree.pages.has(id))
  const isBelowAnother = (id: string): boolean => {
    for (let above = parentOf(tree, id); above !== null; above = parentOf(tree, above)) if (ids.has(above)) return true
    return false
  }
  const all = flattenTree(tree, new Set(tree.pages.keys()))
  return all.flatMap(({ id }) => (ids.has(id) && !isBelowAnother(id) ? [id] : []))
}
