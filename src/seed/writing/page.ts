import type { Block } from './blocks'
import type { Site } from './site'
import type { Both } from './translated'

/** A page of the demo. Its place in the tree is its path, its order that of the table. */
export interface DemoPage {
  path: string
  title: Both
  summary: Both
  blocks: (site: Site) => Block[]
  /** Name of its picture in Media. */
  image?: string
  draft?: boolean
  /** Title or summary that somebody has changed and not yet published. */
  change?: { summary?: string; title?: string }
  hidden?: boolean
}

type More = Pick<DemoPage, 'change' | 'draft' | 'hidden' | 'image'>

export const page = (
  path: string,
  title: Both,
  summary: Both,
  blocks: DemoPage['blocks'],
  more: More = {},
): DemoPage => ({ blocks, path, summary, title, ...more })
