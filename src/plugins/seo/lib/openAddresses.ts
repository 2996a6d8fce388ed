import type { CollectionSlug, PayloadRequest } from 'payload'
import { callboardOf } from '@/exports/server'
import { listPublishedAddresses } from '@/database/website/listPublished'
import { bestMatch } from '@/collections/Redirects/followRedirects'
import { documentPath, hasPublicPage } from '@/lib/site/addresses'
import { foldPath } from '@/lib/site/foldedPath'
import { listAddresses, type NotFoundAddress } from '../database/notFoundAddresses'
import type { Target } from './suggestTarget'

/** Published pages beyond this number are neither suggested nor recognised as existing. */
const MAX_PAGES = 20_000

/** Lists paths that still lead nowhere, most visited first, together with the published pages of the tenant. */
export async function listOpenAddresses(
  req: PayloadRequest,
  tenantId: string,
): Promise<{ addresses: NotFoundAddress[]; published: Target[] }> {
  const found = await listAddresses(req, tenantId)
  if (found.length === 0) return { addresses: [], published: [] }
  const [published, redirected] = await Promise.all([
    listPublishedTargets(req, tenantId),
    redirectedOf(
      req,
      tenantId,
      found.map(({ path }) => path),
    ),
  ])
  const publishedPaths = new Set(published.map(({ path }) => foldPath(path)))
  return { addresses: found.filter(({ path }) => !redirected(path) && !publishedPaths.has(folded(path))), published }
}

/** Lists the published documents that have an address of their own. */
export async function listPublishedTargets({ payload }: PayloadRequest, tenant: string): Promise<Target[]> {
  const hasSlug = (slug: string): boolean =>
    payload.collections[slug as CollectionSlug].config.flattenedFields.some(({ name }) => name === 'slug')
  const collections = callboardOf(payload)
    .contentTypes.map(({ slug }) => slug)
    .filter((slug) => hasPublicPage(slug) && hasSlug(slug))
  const rows = await listPublishedAddresses(payload, { collections, limit: MAX_PAGES, offset: 0, tenant })
  return rows.flatMap(({ collection, id, path, slug }) => {
    const publicPath = documentPath(collection, { relativePath: path, slug })
    return publicPath === null ? [] : [{ collection, id, path: publicPath }]
  })
}

/** A path that was not found is stored decoded. */
const folded = (path: string): string => foldPath(encodeURI(path))

/** Whether a path already has a redirect, draft or published. */
async function redirectedOf(req: PayloadRequest, tenant: string, paths: string[]): Promise<(path: string) => boolean> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    depth: 0,
    overrideAccess: false,
    pagination: false,
    req,
    select: { from: true },
    where: {
      and: [
        { tenant: { equals: tenant } },
        {
          or: [
            { from: { in: paths.flatMap((path) => [path, `${path}/`, folded(path)]) } },
            // Those with an asterisk match many paths.
            { from: { contains: '*' } },
          ],
        },
      ],
    },
  })
  const search = new URLSearchParams()
  return (path) => bestMatch(docs, { paths: [folded(path)], search }) !== undefined
}
