import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type FieldHook,
  type PayloadRequest,
  type TypedLocale,
} from 'payload'
import { idOf } from '../../lib/values'
import { tenantOf } from '../../access/tenants'
import { isFromScreen } from '../../access/isFromScreen'
import { publicError } from '../../access/publicError'
import { translatorOf } from '../../i18n/translator'
import { isPicture } from '../../lib/files/isPicture'

const MANY = 'manyPictures'
const MEANS = 'pictureMeansSomething'

/** Forms say of each picture whether it is decorative, from their first moment on. Other callers may leave it open. */
export const decorativeDefault = ({ req }: { req: PayloadRequest }): boolean | undefined =>
  req.payloadAPI === 'REST' ? undefined : false

/** The same for the form of a picture of which nobody has said it. Lists and the API show what is stored. */
export const readDecorativeInForms: FieldHook = ({ findMany, req, value }) =>
  findMany || !req.user || req.payloadAPI !== 'local' ? value : (value ?? false)

/**
 * Remembers that the caller calls a picture no decoration, before what is stored fills in for what was not sent. A list
 * on screen that publishes many asks as the form of each would, and so does a screen that publishes one without its form.
 */
export const noteMeaning: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return
  const data = args.data as Record<string, unknown> | undefined
  req.context[MANY] = 'where' in args && Boolean(args.where)
  const isWithoutForm =
    Boolean(req.context[MANY]) || (data !== undefined && Object.keys(data).every((key) => key === '_status'))
  req.context[MEANS] =
    req.payloadAPI === 'REST' && (data?.isDecorative === false || (isWithoutForm && isFromScreen(req)))
}

/**
 * A picture that means something is published with words for those who cannot see it; where its language has none, with
 * those of the site's own language. One of which nobody says that it means something counts as not described yet, and
 * is left alone: whoever brings in many has no words for them. What is decorative has none.
 */
export const requireAltText: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (data.isDecorative) return { ...data, alt: null }
  if (
    !req.context[MEANS] ||
    data._status !== 'published' ||
    !isPicture(data.mimeType ?? originalDoc?.mimeType) ||
    hasAltText(data.alt)
  )
    return data
  if (await hasAltTextOfSite(req, idOf(data.tenant ?? originalDoc?.tenant), idOf(originalDoc))) return data
  const t = translatorOf(req.i18n)
  // Of one among many the list is told no more than one sentence.
  if (req.context[MANY]) throw publicError(t('altWanted'), 400)
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
    // Of the picture that the caller is saving, which access control has let them.
    overrideAccess: true,
    req,
    select: { alt: true },
  })
  return hasAltText(stored.alt)
}
