import { childrenOf, type Tree } from './tree'

/** Sites up to this size show their second level at once. */
const SMALL = 100

/** What is open for somebody who has not opened or closed anything yet. */
export const openAtFirst = (tree: Tree): string[] =>
  tree.pages.size > SMALL ? [] : childrenOf(tree, null).filter((id) => childrenOf(tree, id).length > 0)
