import { childrenOf, type Tree } from './tree'

/** A page and all of its descendants. */
export function branchOf(tree: Tree, id: string): string[] {
  const branch = [id]
  // The array grows during the iteration.
  for (const pageId of branch) branch.push(...childrenOf(tree, pageId))
  return branch
}

/** The tree without some pages and their descendants. */
export function without(tree: Tree, ids: Iterable<string>): Tree {
  const removed = new Set([...ids].flatMap((id) => branchOf(tree, id)))
  const pages = new Map([...tree.pages].filter(([id]) => !removed.has(id)))
  const below = new Map(
    [...tree.below].flatMap(([parent, own]) =>
      parent !== null && removed.has(parent) ? [] : [[parent, own.filter((id) => !removed.has(id))] as const],
    ),
  )
  return { below, pages }
}
