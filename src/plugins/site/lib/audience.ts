import type { BasePayload } from 'payload'
import { cachedForSite } from './cache/cachedForSite'
import type { PageSubject } from './PageSubject'
import type { Reader } from './read/Reader'
import type { Site } from './Site'
import type { Content } from './View'

/** Somebody who asks for something of a website. */
export interface Visitor {
  payload: BasePayload
  request: Request
  language: string
  site: Site
}

/** Counts what visitors do. All but `isOn` are called only where it is on, and must return quickly. */
export interface Audience {
  /** Whether this site is counted. Read once for each version of the site: whatever changes it must change that. */
  isOn: (payload: BasePayload, siteId: string) => Promise<boolean>
  onPage: (visitor: Visitor, subject: PageSubject) => void
  onCalendar: (visitor: Visitor, document: { collection: string; id: string }) => void
  /**
   * A booking link was pressed.
   * @param performance as in the address: anything
   */
  onPress: (visitor: Visitor, performance: string) => Promise<Response>
}

const audiences = new Map<string, Audience>()

/** Registers what counts. @param name of the plugin; a second call with the same name replaces the first */
export function provideAudience(name: string, audience: Audience): void {
  audiences.set(name, audience)
}

/** Returns what counts the visitors of a site; null where nothing does. */
export async function audienceOf({ payload, site }: Pick<Reader, 'payload' | 'site'>): Promise<Audience | null> {
  const audience = audiences.values().next().value
  if (!audience) return null
  return (await cachedForSite({ payload, site }, 'audience', () => audience.isOn(payload, site.id))) ? audience : null
}

/** Describes a page. */
export function subjectOf({
  collection,
  document,
  lists,
  page = 1,
  path,
  programme,
  search,
  template,
}: Content): PageSubject {
  const words = programme?.query.text
  return {
    document: collection && document && 'id' in document ? { collection, id: String(document.id) } : null,
    path,
    search: search?.text
      ? { hasResults: search.total > 0, text: search.text }
      : words
        ? { hasResults: page > 1 || (lists?.events ?? []).length > 0, text: words }
        : null,
    template,
  }
}
