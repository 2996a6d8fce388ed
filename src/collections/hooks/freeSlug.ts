import type { CollectionSlug, PayloadRequest, TextFieldSingleValidation, Where } from 'payload'
import { text } from 'payload/shared'
import { callboardOf } from '@/access/registryOf'
import { tenantOfForm } from '@/access/tenants'
import { dbOf } from '@/database/connections'
import { countStored, listStored } from '@/database/documents/stored'
import { lockValue, lockValueAndPageTree, lockValues, tryLockValue } from '@/database/transactions'
import {
  findPathsOfDocuments,
  findPathsOfPages,
  findPathsOfRedirects,
  hasDocumentAt,
  isPathOfPage,
  isPathOfRedirect,
  readPagePaths,
  readStoredLanguages,
} from '@/database/website/pathClaims'
import { translatorOf } from '@/i18n/translator'
import { numberedSlug, slugify } from '@/lib/content/slugify'
import { SLUG_LENGTH } from '@/lib/content/slugRule'
import { contentLanguages } from '@/lib/languages/languages'
import { pathOf } from '@/lib/pages/pathOf'
import { hasPublicPage, isReservedSegment } from '@/lib/site/addresses'
import { idOf, isUuid } from '@/lib/values'
import { addressedTypes } from '@/collections/Redirects/redirectTargets'

/** Unique within the tenant, or only among documents with the same parent. */
export type SlugScope = 'siblings' | 'tenant'

export interface Sluggable {
  id?: string
  parent?: unknown
  slug?: string | null
  slugLock?: boolean | null
  tenant?: unknown
}

interface Wanted {
  collection: string
  scope: SlugScope
  slug: string
  document: Sluggable
}

/** Conditions for the documents among which a slug must be unique. */
function slugNeighbours(scope: SlugScope, { id, parent, tenant }: Sluggable): Where[] {
  const conditions: Where[] = [{ tenant: { equals: idOf(tenant) } }]
  if (id) conditions.push({ id: { not_equals: id } })
  if (scope === 'siblings')
    conditions.push(idOf(parent) ? { parent: { equals: idOf(parent) } } : { parent: { exists: false } })
  return conditions
}

/** What already has an address: the key of a message. */
type SlugClaim = 'slugLanguage' | 'slugRedirect' | 'slugReserved' | 'slugTaken' | 'slugTrashed'

/**
 * Finds what else claims the address that a document would have with a slug: another document, a page in the folder of
 * a content type, a language of the site, a reserved word, or a redirect that somebody typed.
 * @param isSettled the document has this slug already and is published: only what makes it unreachable counts
 */
export async function findClaim(req: PayloadRequest, wanted: Wanted, isSettled = false): Promise<SlugClaim | null> {
  const { collection, document, scope, slug } = wanted
  const taken: Where[] = [...slugNeighbours(scope, document), { slug: { equals: slug } }]
  const hasSome = async (and: Where[]) =>
    (await countStored(req, { collection: collection as CollectionSlug, where: { and } })).totalDocs > 0
  // A document in the trash keeps its address for its return.
  if (await hasSome(taken))
    return (await hasSome([...taken, { deletedAt: { exists: false } }])) ? 'slugTaken' : 'slugTrashed'
  const tenant = idOf(document.tenant)
  if (!isUuid(tenant) || !hasPublicPage(collection)) return null
  const parent = idOf(document.parent)
  if (collection !== 'pages' && !isSettled && (await isPathOfPage(req, tenant, `/${collection}/${slug}`)))
    return 'slugTaken'
  if (isSettled && (collection !== 'pages' || parent)) return null
  const above = collection === 'pages' && isUuid(parent) ? await readPagePaths(req, parent) : [null]
  const paths = collection === 'pages' ? above.map((path) => pathOf(path, slug)) : [`/${collection}/${slug}`]
  if (collection === 'pages') {
    const claim = await claimOfPaths(req, tenant, paths)
    if (claim) return claim
  }
  const id = document.id ?? null
  return !isSettled && (await isPathOfRedirect(req, { collection, id, paths, tenant })) ? 'slugRedirect' : null
}

/**
 * Claims a slug among the documents of the same request. Payload changes those of a list side by side in one transaction,
 * so that none sees what the others are about to take.
 * @returns false if another document of the request has claimed it
 */
export function claimWithin({ context }: PayloadRequest, { collection, document, scope, slug }: Wanted): boolean {
  const { id } = document
  if (!id) return true
  const neighbours = [idOf(document.tenant), scope === 'siblings' ? idOf(document.parent) : null]
  const claims = (context[`slugs:${collection}/${neighbours.join('/')}`] ??= new Map()) as Map<string, string>
  if ((claims.get(slug) ?? id) !== id) return false
  for (const [claimed, by] of claims) if (by === id) claims.delete(claimed)
  claims.set(slug, id)
  return true
}

/** Finds what else claims one of the paths of pages. */
export async function claimOfPaths(req: PayloadRequest, tenant: string, paths: string[]): Promise<SlugClaim | null> {
  const types = addressedTypes(callboardOf(req.payload).contentTypes)
  for (const path of paths) {
    const [first = '', second, ...rest] = path.slice(1).split('/')
    if (isReservedSegment(first)) return 'slugReserved'
    if (await isLanguageOf(req, tenant, first)) return 'slugLanguage'
    if (!second || rest.length > 0 || first === 'pages' || !types.includes(first)) continue
    await lockSlug(req, first, second, tenant)
    if (await hasDocumentAt(req, tenant, first, second)) return 'slugTaken'
  }
  return null
}

/** Whether a path segment is a language of the site: as stored now, because the language may just have been added. */
const isLanguageOf = async (req: PayloadRequest, tenant: string, segment: string): Promise<boolean> =>
  contentLanguages.some(({ code }) => code.toLowerCase() === segment) &&
  (await readStoredLanguages(req, tenant)).some((code) => code.toLowerCase() === segment)

/**
 * Reports on the field, while the user types, what already has the address. `deriveSlug` makes the final check on save;
 * a form discards the server's field errors when it validates again.
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
    const slug = slugify(value)
    const wanted = { collection: collectionSlug, document: { ...document, tenant }, scope, slug }
    const claim = slug ? await findClaim(req, wanted) : null
    return claim ? translatorOf(req.i18n)(claim) : true
  }

/**
 * Makes other saves that want the slug wait until the transaction ends, so that two cannot claim it.
 * @param withTree whether to lock the page tree as well
 */
export async function lockSlug(
  req: PayloadRequest,
  collection: string,
  slug: string,
  tenant: string | null,
  withTree = false,
): Promise<void> {
  if (withTree && isUuid(tenant)) await lockValueAndPageTree(req, tenant, 'slug', collection, tenant, slug)
  else await lockValue(await dbOf(req), 'slug', collection, tenant, slug)
}

/** The same for several slugs, in one statement. */
export const lockSlugs = async (
  req: PayloadRequest,
  collection: string,
  slugs: string[],
  tenant: string,
): Promise<void> => lockValues(await dbOf(req), ['slug', collection, tenant].join('\n'), slugs)

/** Number of characters reserved for the numeric suffix of a long slug. */
const MAX_SUFFIX_LENGTH = 6

/** How many slugs of a series are compared with what is there at once. */
const SLUGS_AT_ONCE = 100

/** Returns the first free slug of the series `gala-2`, `gala-3` for one that is claimed. */
export async function nextFreeSlug(req: PayloadRequest, wanted: Wanted): Promise<string> {
  const { collection, document, scope, slug } = wanted
  const { docs } = await listStored<Sluggable>(req, {
    collection: collection as CollectionSlug,
    limit: 0,
    pagination: false,
    select: { slug: true },
    where: {
      and: [...slugNeighbours(scope, document), { slug: { like: slug.slice(0, SLUG_LENGTH - MAX_SUFFIX_LENGTH) } }],
    },
  })
  const taken = new Set(docs.map((doc) => doc.slug))
  for (let first = 2; ; first += SLUGS_AT_ONCE) {
    const numbered = Array.from({ length: SLUGS_AT_ONCE }, (_, index) => numberedSlug(slug, first + index))
    const slugs = numbered.filter((next) => !taken.has(next))
    const claimed = await claimedAmong(req, wanted, slugs)
    for (const next of slugs) if (!claimed.has(next) && (await claimSlug(req, { ...wanted, slug: next }))) return next
  }
}

/**
 * Locks a slug if it is free. One that another save is about to take is left to it: waiting for it while the base of
 * the series is locked could make both wait for each other.
 */
async function claimSlug(req: PayloadRequest, wanted: Wanted): Promise<boolean> {
  const { collection, document, slug } = wanted
  if (!(await tryLockValue(await dbOf(req), 'slug', collection, idOf(document.tenant), slug))) return false
  return !(await findClaim(req, wanted)) && claimWithin(req, wanted)
}

/** The slugs of a series whose addresses a page, a document or a redirect has, in a few statements for all of them. */
async function claimedAmong(
  req: PayloadRequest,
  { collection, document }: Wanted,
  slugs: string[],
): Promise<Set<string>> {
  const [parent, tenant] = [idOf(document.parent), idOf(document.tenant)]
  if (!isUuid(tenant) || !hasPublicPage(collection)) return new Set()
  const isPage = collection === 'pages'
  const above: (string | null)[] = !isPage
    ? [`/${collection}`]
    : isUuid(parent)
      ? await readPagePaths(req, parent)
      : [null]
  const slugOf = new Map(above.flatMap((path) => slugs.map((slug) => [pathOf(path, slug), slug] as const)))
  const paths = [...slugOf.keys()]
  const found = await findPathsOfRedirects(req, { collection, id: document.id ?? null, paths, tenant })
  if (!isPage) found.push(...(await findPathsOfPages(req, tenant, paths)))
  const types = isPage ? addressedTypes(callboardOf(req.payload).contentTypes) : []
  for (const type of types)
    if (type !== 'pages' && above.includes(`/${type}`))
      found.push(...(await findPathsOfDocuments(req, tenant, type, paths)))
  return new Set(found.flatMap((path) => slugOf.get(path) ?? []))
}
