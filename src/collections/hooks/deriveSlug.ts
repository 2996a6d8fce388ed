import {
  type PayloadRequest,
  type CollectionSlug,
  type Where,
  type TextFieldSingleValidation,
  ValidationError,
  type CollectionBeforeValidateHook,
} from 'payload'
import { idOf } from '../../lib/values'
import { tenantOf, tenantOfForm } from '../../access/tenants'
import { countStored, listStored } from '@/database/documents/stored'
import { text } from 'payload/shared'
import { translatorOf } from '../../i18n/translator'
import { slugify, numberedSlug } from '../../lib/content/slugify'
import { dbOf } from '../../database/connections'
import { lockPageTree, lockValue } from '../../database/locks'
import { SLUG_LENGTH } from '../../lib/content/slugRule'

const PREFERRED = 'en'

/** The language that slugs derive in: English, or the default language of a tenant that has no English. */
export async function slugLocaleOf(req: PayloadRequest, tenantId: string | null): Promise<string> {
  const tenant = tenantId ? await tenantOf(req, tenantId) : null
  if (!tenant || tenant.languages.includes(PREFERRED)) return PREFERRED
  return tenant.defaultLanguage
}

/** Unique over the tenant, or only below the same parent. */
export type SlugScope = 'siblings' | 'tenant'

export interface Sluggable {
  id?: string
  parent?: unknown
  slug?: string | null
  slugLock?: boolean | null
  tenant?: unknown
}

/** The documents that may not have the same slug. */
export function slugNeighbours(scope: SlugScope, { id, parent, tenant }: Sluggable): Where[] {
  const conditions: Where[] = [{ tenant: { equals: idOf(tenant) } }]
  if (id) conditions.push({ id: { not_equals: id } })
  if (scope === 'siblings')
    conditions.push(idOf(parent) ? { parent: { equals: idOf(parent) } } : { parent: { exists: false } })
  return conditions
}

export async function isSlugTaken(
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
 * Says on the field, while somebody writes, that another document has the slug that they typed. What is saved is
 * decided by `deriveSlug`; a form forgets what a save said as soon as it is looked at again.
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
  /** The field that the slug follows while locked. */
  source: string
  scope: SlugScope
}

/** Lets the slug follow the title while it is locked, and complains on the field when somebody else has it. */
export const deriveSlug =
  ({ scope, source }: SlugRule): CollectionBeforeValidateHook =>
  async ({ collection, context, data, operation, originalDoc, req }) => {
    if (!data) return data
    const stored = (originalDoc ?? {}) as Sluggable
    const locked = data.slugLock ?? stored.slugLock ?? true
    const title: unknown = data[source]
    const retitled = typeof title === 'string' && (title !== originalDoc?.[source] || !stored.slug)
    if (context.isRestoringVersion === true) {
      // It comes back with the address that it had.
    } else if (locked && !retitled) {
      data.slug = stored.slug ?? data.slug
    } else if (locked && req.locale === (await slugLocaleOf(req, idOf(data.tenant ?? stored.tenant)))) {
      // A title of signs only has no slug; an empty one could be had once.
      data.slug = (title && slugify(String(title))) || null
    } else if (typeof data.slug === 'string') {
      data.slug = slugify(data.slug)
    }
    const slug = data.slug as string | null | undefined
    const moved = data.parent !== undefined && idOf(data.parent) !== idOf(stored.parent)
    // What was drafted may have been taken by another document since: the drafts of others are not looked at. Taking a
    // document off the site puts its newest draft in its place.
    const goesLive =
      data._status === 'published' ||
      context.isRestoringVersion === true ||
      (operation === 'update' && !isDraftSave(req))
    if (!slug || context.slugsAreKnownFree || (slug === stored.slug && !moved && !goesLive && operation === 'update'))
      return data
    const document = { ...stored, ...data } as Sluggable
    const neighbours = slugNeighbours(scope, document)
    // What is live keeps its slug without a question.
    if (slug !== stored.slug || moved || originalDoc?._status !== 'published')
      await lockSlug(req, collection.slug, slug, idOf(document.tenant))
    // A page that is moved meanwhile could come to stand beside this one.
    if (scope === 'siblings' && (slug !== stored.slug || moved))
      await lockPageTree(await dbOf(req), idOf(document.tenant) ?? '')
    data.slug = locked ? await firstFree(req, collection.slug, slug, neighbours) : slug
    if (!locked && (await isSlugTaken(req, collection.slug, slug, neighbours))) throw slugTaken(req, collection.slug)
    return data
  }

/** A save that leaves the document itself as it is. Only REST says so before it is under way. */
const isDraftSave = ({ payloadAPI, query }: PayloadRequest): boolean =>
  payloadAPI === 'REST' && (query.draft === true || query.draft === 'true')

/** As much as is cut off a long slug for its number. */
const LONGEST_SUFFIX = 6

/** Who comes to `gala` or `gala-2` at the same moment waits until it is decided who has which. */
async function lockSlug(req: PayloadRequest, collection: string, slug: string, tenant: string | null): Promise<void> {
  await lockValue(await dbOf(req), 'slug', collection, tenant, slug.replace(/-\d+$/, ''))
}

/** A derived slug steps aside: `gala`, `gala-2`, `gala-3`. */
async function firstFree(req: PayloadRequest, collection: string, slug: string, neighbours: Where[]): Promise<string> {
  if (!(await isSlugTaken(req, collection, slug, neighbours))) return slug
  const { docs } = await listStored<Sluggable>(req, {
    collection: collection as CollectionSlug,
    limit: 0,
    pagination: false,
    select: { slug: true },
    where: { and: [...neighbours, { slug: { like: slug.slice(0, SLUG_LENGTH - LONGEST_SUFFIX) } }] },
  })
  const taken = new Set(docs.map((doc) => doc.slug))
  for (let number = 2; ; number++) if (!taken.has(numberedSlug(slug, number))) return numberedSlug(slug, number)
}

const slugTaken = ({ i18n }: PayloadRequest, collection: string) =>
  new ValidationError({ collection, errors: [{ message: translatorOf(i18n)('slugTaken'), path: 'slug' }] })
