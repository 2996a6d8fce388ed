import type { TreePage } from './tree'

const DEEPEST = 20

/** The tree as nested lists, moved as the instructions say: what the server must come to. */
export class TreeModel {
  private readonly below = new Map<string | null, string[]>()

  constructor(pages: TreePage[]) {
    for (const { id, parent } of pages) this.below.set(parent, [...(this.below.get(parent) ?? []), id])
  }

  /** @returns whether it may be done */
  move({ item, level, target, type }: { item: string; level: number; target: string; type: string }): boolean {
    const path = this.path(target)
    const own = path.indexOf(item)
    if (own !== -1 && !(type === 'reparent' && level < own)) return false
    if (type === 'reparent' && level >= path.length) return false
    const beside = type === 'reparent' ? path[level]! : target
    const parent = type === 'make-child' ? target : this.parentOf(beside)
    const depth = type === 'make-child' ? path.length : path.indexOf(beside)
    if (depth >= DEEPEST && parent !== this.parentOf(item)) return false
    if (type === 'make-child' && path.length >= DEEPEST) return false
    const before = this.parentOf(item)
    this.below.set(
      before,
      this.below.get(before)!.filter((one) => one !== item),
    )
    const siblings = this.below.get(parent) ?? []
    const at = type === 'make-child' ? siblings.length : siblings.indexOf(beside) + (type === 'reorder-above' ? 0 : 1)
    this.below.set(parent, siblings.toSpliced(at, 0, item))
    return true
  }

  drawn(parent: string | null = null): unknown[] {
    return (this.below.get(parent) ?? []).map((id) => [id, this.drawn(id)])
  }

  private parentOf(id: string): string | null {
    for (const [parent, children] of this.below) if (children.includes(id)) return parent
    throw new Error(`${id} is nowhere`)
  }

  private path(id: string): string[] {
    const parent = this.parentOf(id)
    return parent === null ? [id] : [...this.path(parent), id]
  }
}

/** The tree of the server, drawn like the model's. */
export const drawnOf = (pages: TreePage[], parent: string | null = null): unknown[] =>
  pages.filter((page) => page.parent === parent).map(({ id }) => [id, drawnOf(pages, id)])
