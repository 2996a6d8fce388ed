import { childrenOf, type Tree } from './tree'

/** A page and all that stand below it. */
export function branchOf(tree: Tree, id: string): string[] {
  const branch = [id]
  // Grows while it is gone through.
  for (const one of branch) branch.push(...childrenOf(tree, one))
  return branch
}

/** The tree without some pages, those below them included. */
export function without(tree: Tree, ids: Iterable<string>): Tree {
  const gone = new Set([...ids].flatMap((id) => branchOf(tree, id)))
  const pages = new Map([...tree.pages].filter(([id]) => !gone.has(id)))
  const below = new Map(
    [...tree.below].flatMap(([parent, own]) =>
      parent !== null && gone.has(parent) ? [] : [[parent, own.filter((id) => !gone.has(id))] as const],
    ),
  )
  return { below, pages }
}
