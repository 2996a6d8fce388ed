import type { CollectionSlug, PayloadRequest } from 'payload'
import { callboardOf } from '../../../access/registryOf'
import { listPublishedAddresses } from '../../../database/website/listPublished'
import { documentPath, hasPublicPage } from '../../../lib/site/addresses'
import { listAddresses, type NotFoundAddress } from '../database/notFoundAddresses'
import type { Target } from './suggestTarget'

/** Of more, none is suggested and none is known to be there by now. */
const MOST_PAGES = 20_000

/** What visitors of a site did not find and still do not, the most visited first, and what is published there. */
export async function openAddresses(
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
  const there = new Set(published.map(({ path }) => decodeURI(path)))
  return { addresses: found.filter(({ path }) => !redirected.has(path) && !there.has(path)), published }
}

async function publishedOf({ payload }: PayloadRequest, tenant: string): Promise<Target[]> {
  const hasSlug = (slug: string): boolean =>
    payload.collections[slug as CollectionSlug].config.flattenedFields.some(({ name }) => name === 'slug')
  const collections = callboardOf(payload)
    .contentTypes.map(({ slug }) => slug)
    .filter((slug) => hasPublicPage(slug) && hasSlug(slug))
  const rows = await listPublishedAddresses(payload, { collections, limit: MOST_PAGES, offset: 0, tenant })
  return rows.flatMap(({ collection, id, path, slug }) => {
    const place = documentPath(collection, { relativePath: path, slug })
    return place === null ? [] : [{ collection, id, path: place }]
  })
}

/** Addresses that a redirect leads away from, as a draft or published: somebody has seen to it. */
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
