import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { featuresOf } from '@/config/feature'
import { readNewestVersions } from '@/exports/server'
import { documentPath } from '@/lib/site/addresses'
import { listAt } from '@/lib/site/lists'
import { formatSource, parseSource } from '@/lib/site/redirectSource'
import { listNotFound, listPublishedTargets } from '@/plugins/seo/published'
import { listAddressed } from '../../database/items'
import type { OldWebsite } from '../../database/oldWebsites'
import { listBareAddresses } from '../../database/sitemaps'
import { ADDRESSED_KINDS } from '../states'
import { foldedOrNull, RedirectIndex } from './RedirectIndex'
import { suggestFor, type NewPlace } from './suggest'

/** How many addresses are shown at a time. */
const MAX_SHOWN = 200
/** Documents that are read at a time: their versions come with all their texts. */
const BATCH = 200

/** How many old addresses lead somewhere, and those that do not, with what each may have meant. */
export const addressesOutput = z.object({
  leading: z.number(),
  needed: z.array(
    z.object({
      path: z.string(),
      suggestion: z.object({ collection: z.string(), id: z.uuid(), path: z.string() }).nullable(),
      title: z.string(),
    }),
  ),
  total: z.number(),
})

export type AddressReport = z.infer<typeof addressesOutput>

type Addressed = Awaited<ReturnType<typeof listAddressed>>

interface OldPlace extends NewPlace {
  oldPath: string
}

interface OldAddress {
  /** With its query. */
  path: string
  title: string
}

/**
 * Reports on the addresses that visitors may know: those of the export, those of its sitemaps, and those that visitors
 * of the new website did not find.
 */
export async function reportAddresses(req: PayloadRequest, website: OldWebsite): Promise<AddressReport> {
  const items = await listAddressed(req, website.id, [...ADDRESSED_KINDS])
  const places = await placesOf(req, website, items)
  const own = new Map(places.map((place) => [place.oldPath, place]))
  const taken = new Set(places.flatMap(({ path }) => foldedOrNull(path) ?? []))
  const redirects = new RedirectIndex(await redirectSources(req, website.tenantId))
  const hasSeo = featuresOf(req.payload.config).some(({ name }) => name === 'seo')
  const published = hasSeo ? await listPublishedTargets(req, website.tenantId) : []
  for (const { path } of published) taken.add(foldedOrNull(path) ?? path)
  const leads = ({ path }: OldAddress): boolean => {
    const folded = foldedOrNull(path.replace(/\?.*$/s, ''))
    if (redirects.has(path)) return true
    if (path.includes('?') || folded === null) return false
    const place = own.get(path)
    return place ? foldedOrNull(place.path) === folded : taken.has(folded) || listAt(folded) !== null
  }
  const addresses = await addressesOf(req, website, items, hasSeo)
  const needed = addresses.filter((address) => !leads(address))
  const shown = needed.slice(0, MAX_SHOWN)
  const suggestions = await suggestFor(req, website.tenantId, shown, [...places, ...published])
  return {
    leading: addresses.length - needed.length,
    needed: shown.map(({ path, title }) => ({ path, suggestion: suggestions.get(path) ?? null, title })),
    total: addresses.length,
  }
}

/** All old addresses, each once: what is written in several ways is one for a redirect. */
async function addressesOf(
  req: PayloadRequest,
  website: OldWebsite,
  items: Addressed,
  hasSeo: boolean,
): Promise<OldAddress[]> {
  const wasPublic = items.filter(({ path, status }) => path !== '/' && (status === null || status === 'publish'))
  const missed = hasSeo ? await listNotFound(req, website.tenantId) : []
  const byOldId = new Map(wasPublic.map(({ path, title }) => [path ?? '', { path: path ?? '', title }]))
  const others = [...(await listBareAddresses(req, website.id)), ...missed.map(({ path }) => encodeURI(path))]
  const known = new Set([...byOldId.keys()].map(sourceOf))
  const added = others.flatMap((path): OldAddress[] => {
    const source = sourceOf(path)
    // Where no redirect can begin, nobody can do anything.
    if (source === null || known.has(source)) return []
    known.add(source)
    return [{ path, title: '' }]
  })
  return [...byOldId.values(), ...added]
}

/** The one way to write an address as the source of a redirect; null if it can be none. */
export function sourceOf(path: string): string | null {
  const source = parseSource(path)
  return 'problem' in source ? null : formatSource(source)
}

/** What has come of the old addresses, with the path that each has now. */
async function placesOf(req: PayloadRequest, website: OldWebsite, items: Addressed): Promise<OldPlace[]> {
  const present = items.filter(({ documentId, state }) => documentId && state !== 'takenBack')
  const places: OldPlace[] = []
  for (const [collection, group] of Map.groupBy(present, (item) => item.collection ?? ''))
    for (let start = 0; start < group.length; start += BATCH) {
      const part = group.slice(start, start + BATCH)
      const ids = part.map(({ documentId }) => documentId ?? '')
      const versions = await readNewestVersions(req, collection, ids, website.locale)
      const there = versions.filter(({ isTrashed }) => !isTrashed)
      const paths = new Map(there.map(({ data, id }) => [id, documentPath(collection, data)]))
      for (const { documentId, path: oldPath, title } of part) {
        const path = paths.get(documentId ?? '')
        if (path && documentId) places.push({ collection, id: documentId, oldPath: oldPath ?? '', path, title })
      }
    }
  return places
}

/** The sources of all redirects of a site, drafts too. */
async function redirectSources(req: PayloadRequest, tenant: string): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    depth: 0,
    overrideAccess: false,
    pagination: false,
    req,
    select: { from: true },
    where: { tenant: { equals: tenant } },
  })
  return docs.map(({ from }) => from)
}
