import { pathOf } from '../../../../lib/pages/pathOf'
import { pathTo, type Tree } from './tree'

/** The address of a page where it stands in the tree; null while it, or one above it, has no slug. */
export function addressIn(tree: Tree, id: string): string | null {
  let address: string | null = null
  for (const one of pathTo(tree, id)) {
    const { slug } = tree.pages.get(one)!
    if (!slug) return null
    address = pathOf(address, slug)
  }
  return address
}
