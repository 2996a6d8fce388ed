import type { TreePage } from '../../operations/getPagesForTree'
import type { Page } from './tree'
import { required } from '@/lib/values'

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

/** Converts a page from the server to the form that its row shows. */
export const toPage = ({ id, _status, isDraft, livePath, parent, path, slug, title, updatedAt }: TreePage): Page => ({
  id,
  livePath: livePath === path ? null : livePath,
  parent,
  slug,
  state: isDraft ? 'draft' : _status === 'draft' ? 'changed' : 'published',
  title,
  updatedAt: Math.round(Date.parse(updatedAt) / 1000),
})

/** Packs pages into compact JSON, as a tree of up to 10,000 pages is sent with its screen. */
export function packTree(pages: Page[]): string {
  const indexes = new Map(pages.map(({ id }, index) => [id, index]))
  const pack = ({ id, livePath, parent, slug, state, title, updatedAt }: Page): Packed => {
    const parentIndex = parent === null ? null : (indexes.get(parent) ?? parent)
    return livePath === null
      ? [id, parentIndex, slug, title, STATES.indexOf(state), updatedAt]
      : [id, parentIndex, slug, title, STATES.indexOf(state), updatedAt, livePath]
  }
  return JSON.stringify(pages.map(pack))
}

export function unpackTree(text: string): Page[] {
  const packed = JSON.parse(text) as Packed[]
  return packed.map(([id, parent, slug, title, state, updatedAt, livePath]) => ({
    id,
    livePath: livePath ?? null,
    parent: typeof parent === 'number' ? required(packed[parent], `page ${parent}`)[0] : parent,
    slug,
    state: required(STATES[state], `state ${state}`),
    title,
    updatedAt,
  }))
}
