import {
  type PayloadRequest,
  type CollectionSlug,
  type Where,
  type TextFieldSingleValidation,
  ValidationError,
  type CollectionBeforeValidateHook,
} from 'payload'
import { idOf, isUuid } from '../../lib/values'
import { tenantOf, tenantOfForm } from '../../access/tenants'
import { countStored, listStored } from '@/database/documents/stored'
import { text } from 'payload/shared'
import { translatorOf } from '../../i18n/translator'
import { slugify, numberedSlug } from '../../lib/content/slugify'
import { dbOf } from '../../database/connections'
import { lockValue, lockValueAndPageTree } from '../../database/transactions'
import { SLUG_LENGTH } from '../../lib/content/slugRule'

const PREFERRED_LANGUAGE = 'en'

/** The language that slugs are derived from: English, or the tenant's default language if it has no English. */
export async function slugLocaleOf(req: PayloadRequest, tenantId: string | null): Promise<string> {
  const tenant = tenantId ? await tenantOf(req, tenantId) : null
  if (!tenant || tenant.languages.includes(PREFERRED_LANGUAGE)) return PREFERRED_LANGUAGE
  return tenant.defaultLanguage
}

/** Unique within the tenant, or only among documents with the same parent. */
export type SlugScope = 'siblings' | 'tenant'

interface Sluggable {
  id?: string
  parent?: unknown
  slug?: string | null
  slugLock?: boolean | null
  tenant?: unknown
}

/** Conditions for the documents among which a slug must be unique. */
function slugNeighbours(scope: SlugScope, { id, parent, tenant }: Sluggable): Where[] {
  const conditions: Where[] = [{ tenant: { equals: idOf(tenant) } }]
  if (id) conditions.push({ id: { not_equals: id } })
  if (scope === 'siblings')
    conditions.push(idOf(parent) ? { parent: { equals: idOf(parent) } } : { parent: { exists: false } })
  return conditions
}

async function isSlugTaken(
  req: PayloadRequest,
  collection: string,
  slug: string,
  neighbours: Where[],
): Promise<boolean> {
  const { totalDocs } = await countStored(req, {
    collection: collection as CollectionSlug,
    where: { and: [...neighbours, { slug: { equals: slug } }] },
  })
  return totalDocs > 0
}

/**
 * Reports on the field, while the user types, that another document already uses the slug. `deriveSlug` makes the final
 * check on save; a form discards the server's field errors when it validates again.
 */
export const isFreeSlug =
  (scope: SlugScope): TextFieldSingleValidation =>
  async (value, options) => {
    const problem = await text(value, options)
    const { collectionSlug, data, event, id, req } = options
    const document = { ...data, id } as Sluggable
    if (problem !== true || event !== 'onChange' || !collectionSlug || !value || document.slugLock !== false)
      return problem
    const tenant = await tenantOfForm(req, data)
    if (!tenant) return true
    const isTaken = await isSlugTaken(
      req,
      collectionSlug,
      slugify(value),
      slugNeighbours(scope, { ...document, tenant }),
    )
    return isTaken ? translatorOf(req.i18n)('slugTaken') : true
  }

export interface SlugRule {
  /** The field that the slug is derived from while it is locked. */
  source: string
  scope: SlugScope
}

/** Derives the slug from the title while it is locked, and reports a validation error if an unlocked slug is taken. */
export const deriveSlug =
  ({ scope, source }: SlugRule): CollectionBeforeValidateHook =>
  async ({ collection, context, data, operation, originalDoc, req }) => {
    if (!data) return data
    const stored = (originalDoc ?? {}) as Sluggable
    const isLocked = data.slugLock ?? stored.slugLock ?? true
    const title: unknown = data[source]
    const hasNewTitle = typeof title === 'string' && (title !== originalDoc?.[source] || !stored.slug)
    if (context.isRestoringVersion === true) {
      // A restored version keeps its slug.
    } else if (isLocked && !hasNewTitle) {
      data.slug = stored.slug ?? data.slug
    } else if (isLocked && req.locale === (await slugLocaleOf(req, idOf(data.tenant ?? stored.tenant)))) {
      // A title without letters or digits has no slug. Null rather than '', because the unique index would allow ''
      // only once.
      data.slug = (title && slugify(String(title))) || null
    } else if (typeof data.slug === 'string') {
      data.slug = slugify(data.slug)
    }
    const slug = data.slug as string | null | undefined
    const hasMoved = data.parent !== undefined && idOf(data.parent) !== idOf(stored.parent)
    // The uniqueness check ignores other documents' drafts, so a drafted slug may have been taken since. Unpublishing a
    // document makes its newest draft the current version.
    const isGoingLive =
      data._status === 'published' ||
      context.isRestoringVersion === true ||
      (operation === 'update' && !isDraftSave(req))
    if (!slug || (slug === stored.slug && !hasMoved && !isGoingLive && operation === 'update')) return data
    const document = { ...stored, ...data } as Sluggable
    const neighbours = slugNeighbours(scope, document)
    const isNew = slug !== stored.slug || hasMoved
    // A published document that keeps its slug needs no lock. The tree is locked too when a page that moves could take
    // the slug, except at the top, where a page that moves locks its slug.
    const isInTree = scope === 'siblings' && (operation === 'update' || idOf(document.parent) !== null)
    if (isNew || originalDoc?._status !== 'published')
      await lockSlug(req, collection.slug, slug, idOf(document.tenant), isNew && isInTree)
    data.slug = isLocked ? await findFreeSlug(req, collection.slug, slug, neighbours) : slug
    if (!isLocked && (await isSlugTaken(req, collection.slug, slug, neighbours)))
      throw slugTakenError(req, collection.slug)
    return data
  }

/** Whether the save only writes a draft version. Only REST requests reveal this before the operation. */
const isDraftSave = ({ payloadAPI, query }: PayloadRequest): boolean =>
  payloadAPI === 'REST' && (query.draft === true || query.draft === 'true')

/** Number of characters reserved for the numeric suffix of a long slug. */
const MAX_SUFFIX_LENGTH = 6

/**
 * Serialises requests for `gala`, `gala-2` and so on, so that two of them cannot claim the same slug.
 * @param withTree whether to lock the page tree as well
 */
export async function lockSlug(
  req: PayloadRequest,
  collection: string,
  slug: string,
  tenant: string | null,
  withTree = false,
): Promise<void> {
  const base = slug.replace(/-\d+$/, '')
  if (withTree && isUuid(tenant)) await lockValueAndPageTree(req, tenant, 'slug', collection, tenant, base)
  else await lockValue(await dbOf(req), 'slug', collection, tenant, base)
}

/** Returns the first free slug of the series `gala`, `gala-2`, `gala-3`. */
async function findFreeSlug(
  req: PayloadRequest,
  collection: string,
  slug: string,
  neighbours: Where[],
): Promise<string> {
  if (!(await isSlugTaken(req, collection, slug, neighbours))) return slug
  const { docs } = await listStored<Sluggable>(req, {
    collection: collection as CollectionSlug,
    limit: 0,
    pagination: false,
    select: { slug: true },
    where: { and: [...neighbours, { slug: { like: slug.slice(0, SLUG_LENGTH - MAX_SUFFIX_LENGTH) } }] },
  })
  const taken = new Set(docs.map((doc) => doc.slug))
  for (let number = 2; ; number++) if (!taken.has(numberedSlug(slug, number))) return numberedSlug(slug, number)
}

const slugTakenError = ({ i18n }: PayloadRequest, collection: string) =>
  new ValidationError({ collection, errors: [{ message: translatorOf(i18n)('slugTaken'), path: 'slug' }] })
