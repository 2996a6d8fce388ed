import type { CollectionSlug, TypedLocale } from 'payload'
import { idOf } from '../../../../access/idOf'
import type { Reader } from '../read/Reader'

/** One document as it is drafted. Null where there is none on this site, or it is in the bin. */
export async function readDraft(
  { language, payload, site }: Reader,
  collection: string,
  id: string,
): Promise<object | null> {
  const document = await payload.findByID({
    collection: collection as CollectionSlug,
    depth: 0,
    disableErrors: true,
    draft: true,
    fallbackLocale: site.defaultLanguage as TypedLocale,
    id,
    locale: language as TypedLocale,
    // Whoever looks has been let in by a token for this very document, or by a link to it.
    overrideAccess: true,
  })
  return document && idOf((document as { tenant?: unknown }).tenant) === site.id ? document : null
}
