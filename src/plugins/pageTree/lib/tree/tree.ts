/** A page as its row shows it. */
export interface Page {
  id: string
  /** The page that it stands below; null at the top. */
  parent: string | null
  slug: string | null
  title: string | null
  /** `changed`: visitors see an older version. `draft`: they see none. */
  state: 'changed' | 'draft' | 'published'
  /** Where visitors find it, if that is not where it stands in the tree. */
  livePath: string | null
  /** In seconds. */
  updatedAt: number
  /** The page above it is in the trash: it is shown at the top, and nothing can be placed beside it. */
  isAstray?: true
}

/** Never changed: a move makes another one. */
export interface Tree {
  pages: ReadonlyMap<string, Page>
  /** In their order, by the page above; those at the top by null. */
  below: ReadonlyMap<string | null, readonly string[]>
}

export const childrenOf = ({ below }: Tree, id: string | null): readonly string[] => below.get(id) ?? []

export const parentOf = ({ pages }: Tree, id: string): string | null => pages.get(id)?.parent ?? null

/** The page and those above it, the top one first. */
export function pathTo(tree: Tree, id: string): string[] {
  const path = [id]
  for (let above = parentOf(tree, id); above !== null; above = parentOf(tree, above)) path.unshift(above)
  return path
}
