import { HOME_SLUG } from '../pages/pathOf'

/** A path before and after publishing. */
export interface ChangedPath {
  from: string
  to: string
  /** The slug that keeps the path as it is. */
  slug: string
}

/**
 * Compares the public URL of a document with the slug that it is about to be published with.
 * @returns null if the path stays
 */
export function changedPath(address: string, slug: string): ChangedPath | null {
  const from = decodeURIComponent(new URL(address).pathname)
  const old = from === '/' ? HOME_SLUG : from.slice(from.lastIndexOf('/') + 1)
  if (!slug || slug === old) return null
  const above = from.slice(0, from.lastIndexOf('/'))
  return { from, slug: old, to: !above && slug === HOME_SLUG ? '/' : `${above}/${slug}` }
}
