import { paged } from '../lib/paging'
import type { AnyDocument } from '../lib/AnyDocument'
import { isChronological } from '../lib/read/chronological'
import { relatedEvents } from '../lib/read/related'
import type { Reader } from '../lib/read/Reader'
import type { Content } from '../lib/View'

/** Templates by content type. Types added by developers share one. */
const TEMPLATES: Record<string, string> = {
  'event-collections': 'collection',
  organizations: 'organization',
  seasons: 'season',
  series: 'series',
  works: 'work',
}

/** Builds the page of a document of any content type, with its events. */
export async function anyDocumentContent(
  reader: Reader,
  collection: string,
  document: AnyDocument,
  page: number,
): Promise<Content> {
  const template = TEMPLATES[collection] ?? 'document'
  const related = await relatedEvents(reader, { collection, id: document.id, template }, page)
  const path = `/${collection}/${document.slug}`
  return {
    collection,
    description: document.summary,
    document,
    image: document.image ?? document.logo,
    lists: {
      events: paged(related.rows, { ...related, ...(!isChronological(collection) && { order: 'latest' }), path }),
    },
    page,
    path,
    sources: [{ collection, document }, ...related.rows.map((event) => ({ collection: 'events', document: event }))],
    template,
    title: document.title ?? document.name ?? '',
  }
}
