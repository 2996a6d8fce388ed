/** The path and query of an address of the old website; null if it has no address there. */
export function oldPath(link: string | undefined): string | null {
  if (!link || !URL.canParse(link)) return null
  const { pathname, protocol, search } = new URL(link)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  return pathname === '/' ? pathname + search : pathname.replace(/\/+$/, '') + search
}

/** The same path without what does not matter for where it leads: case of its escapes, and slashes at its end. */
export function foldedOldPath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
