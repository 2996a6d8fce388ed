import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { translatorOf } from '@/i18n/translator'
import { fallbackSlug, slugify } from '@/lib/content/slugify'
import { isStartPage } from '@/lib/pages/pathOf'
import { idOf } from '@/lib/values'
import { claimWithin, findClaim, lockSlug, nextFreeSlug, type Sluggable, type SlugScope } from './freeSlug'
import { isTextsOnly } from './publishing'
import { isDraftSave } from './requests'
import { slugFromTitles } from './slugTitles'

export interface SlugRule {
  /** The field that the slug is derived from while it is locked. */
  source: string
  scope: SlugScope
  /** First word of the slug of documents whose titles give none: `event`. */
  prefix: string
}

/**
 * Derives the slug from the title while it is locked: from the first language that gives one, else from the type, so
 * that nothing is published without an address. Reports a validation error if an unlocked slug is taken. Publishing
 * one language alone moves nothing: the slug stays in the draft. The start page stays what it is, whatever its title.
 */
export const deriveSlug =
  ({ prefix, scope, source }: SlugRule): CollectionBeforeValidateHook =>
  async ({ collection, context, data, operation, originalDoc, req }) => {
    if (!data) return data
    const stored = (originalDoc ?? {}) as Sluggable
    const tenant = idOf(data.tenant ?? stored.tenant)
    // For a duplicate, `originalDoc` has the original's values but no id.
    const id = operation === 'update' ? (idOf(originalDoc) ?? undefined) : undefined
    const isLocked = data.slugLock ?? stored.slugLock ?? true
    // The uniqueness check ignores other documents' drafts, so a drafted slug may have been taken since. Unpublishing a
    // document makes its newest draft the current version.
    const isGoingLive =
      !(await isTextsOnly(req, collection.slug, id)) &&
      (data._status === 'published' ||
        context.isRestoringVersion === true ||
        (operation === 'update' && !isDraftSave(req, data)))
    const title: unknown = data[source]
    const text = typeof title === 'string' ? title : ''
    const hasNewTitle = typeof title === 'string' && (title !== originalDoc?.[source] || !stored.slug)
    if (context.isRestoringVersion === true && data.slug) {
      // A restored version keeps its slug.
    } else if (isLocked) {
      data.slug = stored.slug || (typeof data.slug === 'string' && slugify(data.slug)) || null
      if (hasNewTitle && !(operation === 'update' && isStartPage(originalDoc))) {
        const derived = await slugFromTitles(req, { collection, id, source, tenant, title: text })
        if (derived.slug && (derived.isOwn || !data.slug)) data.slug = derived.slug
        else if (!derived.slug && !stored.slug) data.slug = null
      }
    } else if (typeof data.slug === 'string') {
      data.slug = slugify(data.slug)
    }
    if (!data.slug && isGoingLive && !data.deletedAt)
      data.slug = (await slugFromTitles(req, { collection, id, source, tenant, title: text })).slug
    if (!data.slug && (isGoingLive || text.trim()) && !data.deletedAt && (isLocked || isGoingLive))
      data.slug = fallbackSlug(prefix)
    // Null rather than '', because the unique index would allow '' only once.
    data.slug ||= null
    const slug = data.slug as string | null
    const hasMoved = data.parent !== undefined && idOf(data.parent) !== idOf(stored.parent)
    if (!slug || (slug === stored.slug && !hasMoved && !isGoingLive && operation === 'update')) return data
    const document = { ...stored, ...data, id } as Sluggable
    const isNew = slug !== stored.slug || hasMoved
    const isSettled = !isNew && originalDoc?._status === 'published'
    // A published document that keeps its slug needs no lock. The tree is locked too when a page that moves could take
    // the slug, except at the top, where a page that moves locks its slug.
    const isInTree = scope === 'siblings' && (operation === 'update' || idOf(document.parent) !== null)
    if (!isSettled) await lockSlug(req, collection.slug, slug, idOf(document.tenant), isNew && isInTree)
    const wanted = { collection: collection.slug, document, scope, slug }
    const claim = (await findClaim(req, wanted, isSettled)) ?? (claimWithin(req, wanted) ? null : 'slugTaken')
    if (claim && !isLocked)
      throw new ValidationError({
        collection: collection.slug,
        errors: [{ message: translatorOf(req.i18n)(claim), path: 'slug' }],
      })
    if (claim) data.slug = await nextFreeSlug(req, wanted)
    return data
  }
