import type { CollectionBeforeChangeHook } from 'payload'

/** Notes the moment of the first publication. The date that visitors see, `publishDate`, is typed by staff. */
export const stampPublishing: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data._status === 'published' && !data.publishedAt && !originalDoc?.publishedAt) {
    data.publishedAt = new Date().toISOString()
  }
  return data
}
