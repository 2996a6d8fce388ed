import type { TreePage } from '../../operations/getPagesForTree'
import type { Page } from './tree'

const STATES = ['published', 'changed', 'draft'] as const

type Packed = [
  id: string,
  parent: number | string | null,
  slug: string | null,
  title: string | null,
  state: number,
  updatedAt: number,
  livePath?: string,
]

/** A page as its row shows it, from what the server says of it. */
export const toPage = ({ id, _status, isDraft, livePath, parent, path, slug, title, updatedAt }: TreePage): Page => ({
  id,
  livePath: livePath === path ? null : livePath,
  parent,
  slug,
  state: isDraft ? 'draft' : _status === 'draft' ? 'changed' : 'published',
  title,
  updatedAt: Math.round(Date.parse(updatedAt) / 1000),
})

/** Pages as one short text: a tree of 10,000 of them travels with its screen. */
export function packTree(pages: Page[]): string {
  const places = new Map(pages.map(({ id }, index) => [id, index]))
  const pack = ({ id, livePath, parent, slug, state, title, updatedAt }: Page): Packed => {
    const known = parent === null ? null : (places.get(parent) ?? parent)
    return livePath === null
      ? [id, known, slug, title, STATES.indexOf(state), updatedAt]
      : [id, known, slug, title, STATES.indexOf(state), updatedAt, livePath]
  }
  return JSON.stringify(pages.map(pack))
}

export function unpackTree(text: string): Page[] {
  const packed = JSON.parse(text) as Packed[]
  return packed.map(([id, parent, slug, title, state, updatedAt, livePath]) => ({
    id,
    livePath: livePath ?? null,
    parent: typeof parent === 'number' ? packed[parent]![0] : parent,
    slug,
    state: STATES[state]!,
    title,
    updatedAt,
  }))
}
