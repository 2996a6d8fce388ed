import type { SiteSearch } from '@/plugins/site/published'
import { findEntries } from '../database/findEntries'
import { wordsOf } from '@/lib/text/fold'

/** Searches published content for visitors of a website, using the index of the admin. */
export const siteSearch: SiteSearch = {
  find: async ({ language, limit, page, payload, siteId, text, types }) => {
    const words = wordsOf(text)
    if (words.length === 0 || types.length === 0) return { rows: [], total: 0 }
    const { rows, total } = await findEntries(payload, {
      language,
      limit,
      page,
      status: 'published',
      tenant: siteId,
      types,
      words,
    })
    return { rows: rows.map(({ collection, document_id: id }) => ({ collection, id })), total }
  },
}
