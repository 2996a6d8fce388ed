import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type FieldHook,
  type PayloadRequest,
  type TypedLocale,
} from 'payload'
import { idOf } from '@/lib/values'
import { tenantOf } from '@/access/tenants'
import { isFromAdmin } from '@/access/sessionToken'
import { publicError } from '@/access/publicError'
import { translatorOf } from '@/i18n/translator'
import { isImageType } from '@/lib/files/isPicture'

const IS_BULK = 'isBulkMediaSave'
const NEEDS_ALT_TEXT = 'mediaNeedsAltText'

/** Default of `isDecorative` in forms. API requests may leave it undefined. */
export const decorativeDefault = ({ req }: { req: PayloadRequest }): boolean | undefined =>
  req.payloadAPI === 'REST' ? undefined : false

/**
 * Default of `isDecorative` for existing images without a value, in forms only. Lists and the API return the stored
 * value.
 */
export const readDecorativeInForms: FieldHook = ({ findMany, req, value }) =>
  findMany || !req.user || req.payloadAPI !== 'local' ? value : (value ?? false)

/**
 * Remembers that the request marks an image as not decorative, before stored values are merged in. Bulk publishing from
 * a list, and publishing without the form, require the same as the form would.
 */
export const rememberIfDecorative: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return
  const data = args.data as Record<string, unknown> | undefined
  req.context[IS_BULK] = 'where' in args && Boolean(args.where)
  const isWithoutForm =
    Boolean(req.context[IS_BULK]) || (data !== undefined && Object.keys(data).every((key) => key === '_status'))
  req.context[NEEDS_ALT_TEXT] =
    req.payloadAPI === 'REST' && (data?.isDecorative === false || (isWithoutForm && isFromAdmin(req)))
}

/**
 * Requires an alternative text to publish an image that is not decorative. An alternative text in the site's default
 * language counts as a fallback. Images whose `isDecorative` was never set are not checked, so that bulk imports
 * succeed. The text of decorative images is cleared.
 */
export const requireAltText: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (data.isDecorative) return { ...data, alt: null }
  if (
    !req.context[NEEDS_ALT_TEXT] ||
    data._status !== 'published' ||
    !isImageType(data.mimeType ?? originalDoc?.mimeType) ||
    hasAltText(data.alt)
  )
    return data
  if (await hasAltTextOfSite(req, idOf(data.tenant ?? originalDoc?.tenant), idOf(originalDoc))) return data
  const t = translatorOf(req.i18n)
  // A bulk operation shows only one sentence per document.
  if (req.context[IS_BULK]) throw publicError(t('altWanted'), 400)
  throw new ValidationError({
    collection: collection.slug,
    errors: [{ label: t('altText'), message: t('altWanted'), path: 'alt' }],
  })
}

const hasAltText = (alt: unknown): boolean => typeof alt === 'string' && alt.trim() !== ''

async function hasAltTextOfSite(req: PayloadRequest, tenantId: string | null, id: string | null): Promise<boolean> {
  const locale = tenantId && (await tenantOf(req, tenantId))?.defaultLanguage
  if (!locale || !id || locale === req.locale) return false
  const stored = await req.payload.findByID({
    id,
    collection: 'media',
    depth: 0,
    draft: true,
    fallbackLocale: false,
    locale: locale as TypedLocale,
    // Access control has already allowed saving this image.
    overrideAccess: true,
    req,
    select: { alt: true },
  })
  return hasAltText(stored.alt)
}
