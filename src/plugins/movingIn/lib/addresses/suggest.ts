import type { PayloadRequest } from 'payload'
import { callboardOf, personOf } from '@/exports/server'
import { hasPermission, permissionKey } from '@/exports/shared'
import { addressedTypes } from '@/collections/Redirects/redirectTargets'
import { slugify } from '@/lib/content/slugify'
import { slugFromPath, suggestTargets, type Target } from '@/plugins/seo/published'

/** A document with the path that it has on the new website. */
export interface NewPlace extends Target {
  /** Title that it had on the old website. */
  title?: string
}

/**
 * Finds for each old address the document that it most likely meant: by the end of its path or by its title. Only
 * documents that the person may see, and that a redirect can lead to.
 */
export async function suggestFor(
  req: PayloadRequest,
  tenantId: string,
  addresses: { path: string; title: string }[],
  places: NewPlace[],
): Promise<Map<string, Target>> {
  if (addresses.length === 0) return new Map()
  const person = await personOf(req)
  const { contentTypes } = callboardOf(req.payload)
  const addressed = new Set(addressedTypes(contentTypes))
  const visible = new Set(
    contentTypes
      .filter(
        ({ group, slug }) => addressed.has(slug) && hasPermission(person, permissionKey(group.name, 'view'), tenantId),
      )
      .map(({ slug }) => slug),
  )
  return suggest(
    addresses,
    places.filter(({ collection }) => visible.has(collection)),
  )
}

interface Candidate extends Target {
  place: Target
}

/** @returns what each path most likely meant */
export function suggest(addresses: { path: string; title: string }[], places: NewPlace[]): Map<string, Target> {
  // What was renamed is found by its new path and by the title that it had.
  const candidates = places.flatMap(({ title, ...place }): Candidate[] => [
    { ...place, place },
    ...(title ? [{ ...place, path: `/${slugify(title)}`, place }] : []),
  ])
  const byPath = suggestTargets(addresses.map(wantedOf), candidates)
  return new Map(
    addresses.flatMap((address) => {
      const found = byPath.get(wantedOf(address))
      if (!found) return []
      const { collection, id, path } = found.place
      return [[address.path, { collection, id, path }] as const]
    }),
  )
}

/** Addresses such as `/?p=12` say nothing: the title does. */
const wantedOf = ({ path, title }: { path: string; title: string }): string => {
  const before = path.replace(/\?.*$/s, '')
  return slugFromPath(before) === '' || (path.includes('?') && title) ? `/${slugify(title)}` : before
}
