interface Node {
  oldId: string
  order: number
  parent: string | null
}

/**
 * Sorts pages so that each comes after the one above it, and siblings by their order. Pages whose parent is not in the
 * export, or that lie below themselves, come to the top.
 */
export function sortTree<Page extends Node>(pages: readonly Page[]): Page[] {
  const byId = new Map(pages.map((page) => [page.oldId, page]))
  const below = Map.groupBy(pages, ({ parent }) => (parent !== null && byId.has(parent) ? parent : null))
  const sorted: Page[] = []
  const seen = new Set<string>()
  const visit = (first: Page[]): void => {
    const waiting = first.toSorted(byOrder).reverse()
    for (let page = waiting.pop(); page; page = waiting.pop()) {
      if (seen.has(page.oldId)) continue
      seen.add(page.oldId)
      sorted.push(page)
      for (const child of (below.get(page.oldId) ?? []).toSorted(byOrder).reverse()) waiting.push(child)
    }
  }
  visit(below.get(null) ?? [])
  // What is left lies in a circle: its first page comes to the top.
  for (const page of pages) if (!seen.has(page.oldId)) visit([{ ...page, parent: null }])
  return sorted
}

const byOrder = (a: Node, b: Node): number => a.order - b.order
