import type { Page } from '../../../payload-types'
import { Blocks } from '../components/blocks/Blocks'
import { Pager } from '../components/Pager'
import { Below, Trail } from '../components/Trail'
import { Heading } from '../components/Heading'
import { around } from '../lib/read/navigation'
import type { Reader } from '../lib/read/Reader'
import type { Content } from '../lib/View'

/** A page of the tree: its blocks, where it stands, and what stands below it. */
export async function pageContent(reader: Reader, page: Page, number: number): Promise<Content> {
  const path = page.relativePath ?? `/${page.slug}`
  const { above, below } = path === '/' ? { above: [], below: { hasMore: false, page: 1, rows: [] } } : await around(reader, { id: page.id, path }, number)
  const hasHero = page.layout?.[0]?.blockType === 'hero'
  return {
    body: (view) => (
      <>
        <Trail entries={above} title={page.title} view={view} />
        {!hasHero && <Heading lead={page.summary} title={page.title} />}
        <Blocks blocks={page.layout} isTop={hasHero} view={view} />
        <Below entries={below.rows} view={view} />
        <Pager of={below} path={path} view={view} />
      </>
    ),
    description: page.summary,
    image: page.image,
    page: below.page,
    path,
    sources: [{ collection: 'pages', document: page }],
    title: page.title,
  }
}
