import { required } from '../../../../lib/values'

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
