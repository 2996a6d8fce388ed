import { getTranslation } from '@payloadcms/translations'
import type { StepNavItem } from '@payloadcms/ui'
import { APIError, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { anyDocuments } from '@/collections/anyDocuments'
import { translatorOf } from '@/i18n/translator'
import { newDocumentName } from '@/i18n/content/newDocumentName'

/** What Payload gives the slots of its frame. */
export interface FrameSlot {
  docID?: number | string
  locale?: { code: string }
  params?: { segments?: string[] }
  req?: PayloadRequest
}

/**
 * The breadcrumbs of Payload's own screens, as they are set in the browser too. Empty for screens that are not of a
 * collection.
 */
export async function trailOf({ docID, locale, params, req }: FrameSlot): Promise<StepNavItem[]> {
  const [section, slug, place] = params?.segments ?? []
  const collections = req?.user && section === 'collections' ? req.payload.config.collections : []
  const collection = collections.find((candidate) => candidate.slug === slug)
  if (!req || !collection) return []
  const { i18n, payload } = req
  const hrefOf = (path: string) =>
    formatAdminURL({ adminRoute: payload.config.routes.admin, path: `/collections/${collection.slug}${path}` })
  const list = { label: getTranslation(collection.labels.plural, i18n), url: hrefOf('') }
  if (place === 'create') return [list, { label: newDocumentName(collection.labels.singular, i18n) }]
  const steps = place === 'trash' ? [list, { label: i18n.t('general:trash'), url: hrefOf('/trash') }] : [list]
  const title = docID === undefined ? null : await readTitle(req, collection, docID, locale?.code)
  return title ? [...steps, { label: title }] : steps
}

/** The title of a document as its heading shows it; null if it has none that can be read as it is stored. */
async function readTitle(
  req: PayloadRequest,
  { admin: { useAsTitle }, slug }: SanitizedCollectionConfig,
  id: number | string,
  locale: string | undefined,
): Promise<string | null> {
  if (!useAsTitle || useAsTitle === 'id') return null
  const found = await anyDocuments(req)
    .findByID({
      collection: slug,
      depth: 0,
      disableErrors: true,
      draft: true,
      fallbackLocale: false,
      id: String(id),
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
  const title = found?.[useAsTitle]
  return typeof title === 'string' && title.trim() ? title : found ? translatorOf(req.i18n)('untitled') : null
}
