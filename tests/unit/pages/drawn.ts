import { buildTree, childrenOf, type Page, type Tree } from '@/plugins/pageTree/lib/tree/tree'

/**
 * A tree from its drawing: titles in order, those below in brackets, drafts with a star.
 * @example treeOf('A(B,C*),D')
 */
export function treeOf(drawing: string): Tree {
  const pages: Page[] = []
  const above: string[] = []
  let last = ''
  for (const [token] of drawing.matchAll(/[\w-]+\*?|[()]/g)) {
    if (token === '(') above.push(last)
    else if (token === ')') above.pop()
    else {
      last = token.replace('*', '')
      pages.push(pageOf(last, above.at(-1) ?? null, token.endsWith('*') ? 'draft' : 'published'))
    }
  }
  return buildTree(pages)
}

/** The id is the title. */
export const pageOf = (title: string, parent: string | null, state: Page['state'] = 'published'): Page => ({
  id: title,
  livePath: null,
  parent,
  slug: title.toLowerCase(),
  state,
  title,
  updatedAt: 0,
})

export function drawn(tree: Tree, parent: string | null = null): string {
  return childrenOf(tree, parent)
    .map((id) => {
      const below = drawn(tree, id)
      const name = tree.pages.get(id)!.state === 'draft' ? `${id}*` : id
      return below ? `${name}(${below})` : name
    })
    .join(',')
}
