import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { anyDocuments } from '@/collections/anyDocuments'
import { translatorOf } from '@/i18n/translator'
import { unlessRefused } from './unlessRefused'

/**
 * The title of a document as its heading shows it.
 * @returns null if the user cannot read the document
 */
export async function documentTitle(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: string,
  locale: string | undefined,
): Promise<string | null> {
  const { useAsTitle = 'id' } = collection.admin
  const found = await unlessRefused(
    anyDocuments(req).findByID({
      collection: collection.slug,
      depth: 0,
      disableErrors: true,
      draft: true,
      fallbackLocale: false,
      id,
      locale,
      overrideAccess: false,
      req,
      select: { [useAsTitle]: true },
      trash: true,
    }),
  )
  if (!found) return null
  const title = useAsTitle === 'id' ? null : found[useAsTitle]
  return typeof title === 'string' && title.trim() ? title : translatorOf(req.i18n)('untitled')
}
