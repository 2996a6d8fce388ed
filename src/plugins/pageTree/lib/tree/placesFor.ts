import { addressIn } from './addressIn'
import { flattenTree } from './flattenTree'
import { spotOf, type Move } from './spotOf'
import { childrenOf, parentOf, type Tree } from './tree'

/** As many as somebody reads through; more are found by typing. */
const MOST = 50

interface Found {
  address: string | null
  id: string
  /** 0 where the rows around it are left out. */
  level: number
}

/** Where pages could be put: below one of those, or at the end of the top level; null where they all stand there. */
export interface Places {
  found: Found[]
  top: Pick<Move, 'instruction' | 'targetId'> | null
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Pages that others can be put below, in the order of the tree.
 * @param words of the title or the address; none: all pages
 */
export function placesFor(tree: Tree, ids: string[], words: string): Places {
  const sought = plain(words.trim())
  const found: Found[] = []
  for (const { id, level } of flattenTree(tree, new Set(tree.pages.keys()))) {
    const address = addressIn(tree, id)
    const isMeant =
      sought === '' || plain(tree.pages.get(id)!.title ?? '').includes(sought) || address?.includes(sought)
    if (!isMeant || !accepts(tree, ids, id)) continue
    found.push({ address, id, level: sought === '' ? level : 0 })
    if (found.length === MOST) break
  }
  return { found, top: topOf(tree, ids) }
}

/** Not where they all stand already. */
const accepts = (tree: Tree, ids: string[], targetId: string): boolean =>
  ids.some((id) => parentOf(tree, id) !== targetId) &&
  ids.every((itemId) => typeof spotOf(tree, { instruction: { type: 'make-child' }, itemId, targetId }) !== 'string')

function topOf(tree: Tree, ids: string[]): Places['top'] {
  if (ids.every((id) => parentOf(tree, id) === null && !tree.pages.get(id)?.isAstray)) return null
  const last = childrenOf(tree, null).findLast((id) => !ids.includes(id) && !tree.pages.get(id)!.isAstray)
  return last === undefined ? null : { instruction: { type: 'reorder-below' }, targetId: last }
}
