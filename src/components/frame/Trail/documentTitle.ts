import { APIError, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { anyDocuments } from '@/collections/anyDocuments'
import { translatorOf } from '@/i18n/translator'

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
  const { useAsTitle } = collection.admin
  const untitled = translatorOf(req.i18n)('untitled')
  if (!useAsTitle || useAsTitle === 'id') return untitled
  const found = await anyDocuments(req)
    .findByID({
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
    })
    .catch((error: unknown) => {
      // The screen itself says what is wrong with the document.
      if (error instanceof APIError) return null
      throw error
    })
  if (!found) return null
  const title = found[useAsTitle]
  return typeof title === 'string' && title.trim() ? title : untitled
}
