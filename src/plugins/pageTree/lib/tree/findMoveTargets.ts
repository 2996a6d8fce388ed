import { addressIn, flattenTree, childrenOf, pageOf, parentOf, type Tree } from './tree'
import { positionAfter, type Move } from './positionAfter'

/** Maximum number of results; the search narrows them down. */
const MAX_RESULTS = 50

interface Candidate {
  address: string | null
  id: string
  /** 0 in search results, which are shown without their surroundings. */
  level: number
}

/**
 * Possible targets: below one of the pages found, or at the end of the top level; `top` is null if all pages are
 * already there.
 */
export interface MoveTargets {
  found: Candidate[]
  top: Pick<Move, 'instruction' | 'targetId'> | null
}

const normalize = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Pages that can be the new parent, in the order of the tree.
 * @param text text to find in the title or path; empty for all pages
 */
export function findMoveTargets(tree: Tree, ids: string[], text: string): MoveTargets {
  const query = normalize(text.trim())
  const found: Candidate[] = []
  for (const { id, level } of flattenTree(tree, new Set(tree.pages.keys()))) {
    const address = addressIn(tree, id)
    const isMatch = query === '' || normalize(pageOf(tree, id).title ?? '').includes(query) || address?.includes(query)
    if (!isMatch || !isAllowedParent(tree, ids, id)) continue
    found.push({ address, id, level: query === '' ? level : 0 })
    if (found.length === MAX_RESULTS) break
  }
  return { found, top: topLevelTarget(tree, ids) }
}

/** Excludes the current parent of all pages. */
const isAllowedParent = (tree: Tree, ids: string[], targetId: string): boolean =>
  ids.some((id) => parentOf(tree, id) !== targetId) &&
  ids.every(
    (itemId) => typeof positionAfter(tree, { instruction: { type: 'make-child' }, itemId, targetId }) !== 'string',
  )

function topLevelTarget(tree: Tree, ids: string[]): MoveTargets['top'] {
  if (ids.every((id) => parentOf(tree, id) === null && !tree.pages.get(id)?.isOrphaned)) return null
  const last = childrenOf(tree, null).findLast((id) => !ids.includes(id) && !pageOf(tree, id).isOrphaned)
  return last === undefined ? null : { instruction: { type: 'reorder-below' }, targetId: last }
}
