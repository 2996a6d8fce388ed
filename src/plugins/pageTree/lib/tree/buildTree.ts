import type { Page, Tree } from './tree'

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
