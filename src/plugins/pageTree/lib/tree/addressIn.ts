import { pathOf } from '../../../../lib/pages/pathOf'
import { pageOf, pathTo, type Tree } from './tree'

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
