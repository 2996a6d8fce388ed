import { Blocks, type Block } from '../components/blocks/Blocks'
import { EventCards } from '../components/EventCards'
import { Heading } from '../components/Heading'
import { OutLink } from '../components/OutLink'
import { Pager } from '../components/Pager'
import { Picture } from '../components/Picture'
import { Rich } from '../components/Rich'
import { includedEvents } from '../lib/read/included'
import { relatedEvents } from '../lib/read/related'
import type { Reader } from '../lib/read/Reader'
import type { Content } from '../lib/View'

/** What most content types have, and those that developers add may have. */
export interface Anything {
  id: string
  slug?: string | null
  title?: string | null
  name?: string | null
  summary?: string | null
  image?: unknown
  logo?: unknown
  description?: unknown
  layout?: Block[] | null
  website?: string | null
  /** Of an event collection. */
  includedEvents?: unknown
  kind?: string | null
}

/** A document of any content type: what it says of itself, and the events that belong to it. */
export async function anyContent(reader: Reader, collection: string, document: Anything, page: number): Promise<Content> {
  const related = await relatedEvents(reader, collection, document.id, page)
  const path = `/${collection}/${document.slug}`
  const title = document.title ?? document.name ?? ''
  const picture = document.image ?? document.logo
  return {
    body: (view) => {
      const own = collection === 'event-collections' ? includedEvents(view.library, document) : related.rows
      const media = view.library.get('media', picture)
      return (
        <article>
          <Heading lead={document.summary} title={title} />
          {media && (
            <div className="frame poster">
              <Picture cut={document.logo ? 'whole' : 'wide'} isFirst media={media} sizes="(min-width: 75rem) 70rem, 100vw" />
            </div>
          )}
          <Rich data={document.description} view={view} />
          <Blocks blocks={document.layout} view={view} />
          <OutLink address={document.website} word={view.words.website} />
          <EventCards events={own} heading={view.words.events} view={view} />
          <Pager of={related} order="latest" path={path} view={view} />
        </article>
      )
    },
    description: document.summary,
    image: picture,
    page,
    path,
    sources: [{ collection, document }, ...related.rows.map((event) => ({ collection: 'events', document: event }))],
    title,
  }
}
