import { childrenOf, type Tree } from './tree'

/** Maximum number of pages for which the second level is expanded initially. */
const MAX_EXPANDED_SIZE = 100

/** The pages expanded for a user without a stored state. */
export const openAtFirst = (tree: Tree): string[] =>
  tree.pages.size > MAX_EXPANDED_SIZE ? [] : childrenOf(tree, null).filter((id) => childrenOf(tree, id).length > 0)
