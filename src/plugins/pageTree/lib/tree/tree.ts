import { required } from '@/lib/values'
import { pathOf } from '@/lib/pages/pathOf'

/** A page as its row shows it. */
export interface Page {
  id: string
  /** Id of the parent; null at the top level. */
  parent: string | null
  slug: string | null
  title: string | null
  /** `changed`: an older version is live. `draft`: not live. */
  state: 'changed' | 'draft' | 'published'
  /** Live path, if it differs from the position in the tree. */
  livePath: string | null
  /** Seconds since the epoch. */
  updatedAt: number
  /** The parent is in the trash: the page is shown at the top level, and nothing can be placed next to it. */
  isOrphaned?: true
}

/** Immutable: a move creates a new tree. */
export interface Tree {
  pages: ReadonlyMap<string, Page>
  /** Ids of children in order, by parent id; null for the top level. */
  below: ReadonlyMap<string | null, readonly string[]>
}

/** @throws Error if the tree has no such page */
export const pageOf = ({ pages }: Tree, id: string): Page => required(pages.get(id), `page ${id} of the tree`)

export const childrenOf = ({ below }: Tree, id: string | null): readonly string[] => below.get(id) ?? []

export const parentOf = ({ pages }: Tree, id: string): string | null => pages.get(id)?.parent ?? null

/** The page and its ancestors, topmost first. */
export function pathTo(tree: Tree, id: string): string[] {
  const path = [id]
  for (let above = parentOf(tree, id); above !== null; above = parentOf(tree, above)) path.unshift(above)
  return path
}

/**
 * Builds the tree of pages.
 * @param pages in order among their siblings
 */
export function buildTree(pages: Page[]): Tree {
  const ids = new Set(pages.map(({ id }) => id))
  const pagesById = new Map<string, Page>()
  const below = new Map<string | null, string[]>()
  const orphaned: string[] = []
  for (const page of pages) {
    const isAstray = page.parent !== null && !ids.has(page.parent)
    pagesById.set(page.id, isAstray ? { ...page, isOrphaned: isAstray, parent: null } : page)
    if (isAstray) orphaned.push(page.id)
    else addToParent(below, page)
  }
  if (orphaned.length > 0) below.set(null, [...(below.get(null) ?? []), ...orphaned])
  return { below, pages: pagesById }
}

function addToParent(below: Map<string | null, string[]>, { id, parent }: Page): void {
  const siblings = below.get(parent)
  if (siblings) siblings.push(id)
  else below.set(parent, [id])
}

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

/** The path of a page at its position in the tree; null if it or an ancestor has no slug. */
export function addressIn(tree: Tree, id: string): string | null {
  let address: string | null = null
  for (const pageId of pathTo(tree, id)) {
    const { slug } = pageOf(tree, pageId)
    if (!slug) return null
    address = pathOf(address, slug)
  }
  return address
}

/** Maximum number of pages for which the second level is expanded initially. */
const MAX_EXPANDED_SIZE = 100

/** The pages expanded for a user without a stored state. */
export const openAtFirst = (tree: Tree): string[] =>
  tree.pages.size > MAX_EXPANDED_SIZE ? [] : childrenOf(tree, null).filter((id) => childrenOf(tree, id).length > 0)
