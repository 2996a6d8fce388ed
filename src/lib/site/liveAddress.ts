import { documentPath } from './documentPath'
import { siteOrigin, type Addressed, type OriginSettings } from './siteOrigin'

/** What of a document decides whether and where it is seen. */
export interface LiveDocument {
  _status?: string | null
  publishDate?: string | null
  publishedAt?: string | null
  relativePath?: string | null
  slug?: string | null
}

/** Is there something to view? What was published or has a date for it; an event only has to be published. */
export const isViewable = (collection: string, { _status, publishDate, publishedAt }: LiveDocument): boolean =>
  Boolean(publishedAt || publishDate || (collection === 'events' && _status === 'published'))

/**
 * The public address of a document, for whoever leads there: View Live, the page tree, search, mails, the API.
 * @param doc as it is published, not as it is drafted
 * @returns null where there is nothing to view
 * @example liveAddress('events', { slug: 'winters-tale', _status: 'published' }, site, settings()) // 'https://riverside.example/events/winters-tale'
 */
export function liveAddress(
  collection: string,
  doc: LiveDocument,
  site: Addressed,
  settings: OriginSettings,
): string | null {
  const path = isViewable(collection, doc) ? documentPath(collection, doc) : null
  return path === null ? null : siteOrigin(site, settings) + path
}
