import type { Block } from './blocks'
import type { Site } from './site'
import type { Both } from './translated'

/** A page of the demo. Its path determines its parent; siblings keep the order of the list. */
export interface DemoPage {
  path: string
  title: Both
  summary: Both
  blocks: (site: Site) => Block[]
  /** Title of its image in Media. */
  image?: string
  draft?: boolean
  /** A changed title or summary that has not been published yet. */
  change?: { summary?: string; title?: string }
  hidden?: boolean
}

type Options = Pick<DemoPage, 'change' | 'draft' | 'hidden' | 'image'>

export const page = (
  path: string,
  title: Both,
  summary: Both,
  blocks: DemoPage['blocks'],
  more: Options = {},
): DemoPage => ({ blocks, path, summary, title, ...more })
