import { placesAt } from '@/collections/Redirects/publishedAt'
import { listAt, type OwnList } from '@/lib/site/lists'
import type { Blog, Event, Page, Person, Post, Venue } from '@/payload-types'
import { archiveContent } from '../../pages/archive'
import { anyDocumentContent } from '../../pages/anyDocument'
import { blogContent, postContent } from '../../pages/blog'
import { eventContent } from '../../pages/event'
import { pageContent, sitePagesContent } from '../../pages/pages'
import { personContent } from '../../pages/person'
import { venueContent, venuesContent } from '../../pages/venues'
import { searchContent } from '../../pages/search'
import { whatsOnContent } from '../../pages/whatsOn'
import type { AnyDocument } from '../AnyDocument'
import type { Content } from '../View'
import { pageNumber } from '../pageQuery'
import { readPublished, type Reader } from './Reader'

/**
 * Finds the content of a path: a document by content type and slug, a page of the tree, or one of the built-in lists.
 * Null when there is none.
 */
export async function findContent(reader: Reader, path: string, search: URLSearchParams): Promise<Content | null> {
  for (const { collection, where } of placesAt(reader.payload, path)) {
    const [document] = await readPublished(reader, collection, { limit: 1, where })
    if (document) return documentContent(reader, collection, document, search)
  }
  const list = listAt(path)
  if (list) return LISTS[list](reader, search, path)
  // A site without a start page shows the programme there.
  return path === '/' ? whatsOnContent(reader, search, path) : null
}

const LISTS: Record<OwnList, (reader: Reader, search: URLSearchParams, path: string) => Promise<Content | null>> = {
  archive: archiveContent,
  blogs: (reader, search, path) => blogContent(reader, null, pageNumber(search), path),
  events: whatsOnContent,
  pages: sitePagesContent,
  search: searchContent,
  venues: venuesContent,
}

/** Whether a built-in list has nothing to show. */
export async function isListEmpty(reader: Reader, list: OwnList): Promise<boolean> {
  const content = await LISTS[list](reader, new URLSearchParams(), `/${list}`)
  return !content || content.sources.length === 0
}

/** Builds the content of a document's page, published or not. */
export async function documentContent(
  visitor: Reader,
  collection: string,
  document: object,
  search = new URLSearchParams(),
): Promise<Content> {
  const reader = { ...visitor, shown: { collection, document } }
  const page = pageNumber(search)
  switch (collection) {
    case 'pages':
      return pageContent(reader, document as Page, page)
    case 'events':
      return eventContent(reader, document as Event, page)
    case 'people':
      return personContent(reader, document as Person, page)
    case 'venues':
      return venueContent(reader, document as Venue, page)
    case 'posts':
      return postContent(document as Post)
    case 'blogs':
      return blogContent(reader, document as Blog, page)
    default:
      return anyDocumentContent(reader, collection, document as AnyDocument, page)
  }
}
