/** Longer addresses are not from WordPress, whose columns hold 200 characters of a slug. */
const MAX_LENGTH = 4_000

/**
 * The path and query of an address of the old website, with its escapes in one case; null if it has no address there.
 */
export function oldPath(link: string | undefined): string | null {
  if (!link || link.length > MAX_LENGTH || !URL.canParse(link)) return null
  const { pathname, protocol, search } = new URL(link)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  const path = pathname.replace(/(?<!\/)\/+$/, '') || '/'
  // WordPress writes `%d9` where texts that were edited elsewhere have `%D9`.
  return (path + search).replace(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase())
}

/** The same path without what does not matter for where it leads: case of its escapes, and slashes at its end. */
export function foldedOldPath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
