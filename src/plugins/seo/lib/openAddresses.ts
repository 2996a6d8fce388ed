import type { CollectionSlug, PayloadRequest } from 'payload'
import { callboardOf } from '../../../access/registryOf'
import { listPublishedAddresses } from '../../../database/website/listPublished'
import { documentPath, hasPublicPage } from '../../../lib/site/addresses'
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
    publishedOf(req, tenantId),
    redirectedOf(
      req,
      tenantId,
      found.map(({ path }) => path),
    ),
  ])
  const publishedPaths = new Set(published.map(({ path }) => decodeURI(path)))
  return { addresses: found.filter(({ path }) => !redirected.has(path) && !publishedPaths.has(path)), published }
}

async function publishedOf({ payload }: PayloadRequest, tenant: string): Promise<Target[]> {
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

/** Paths that already have a redirect, draft or published. */
async function redirectedOf(req: PayloadRequest, tenant: string, paths: string[]): Promise<Set<string>> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    depth: 0,
    overrideAccess: false,
    pagination: false,
    req,
    select: { from: true },
    where: { and: [{ tenant: { equals: tenant } }, { from: { in: paths.flatMap((path) => [path, `${path}/`]) } }] },
  })
  return new Set(docs.map(({ from }) => from.replace(/(.)\/+$/, '$1')))
}
