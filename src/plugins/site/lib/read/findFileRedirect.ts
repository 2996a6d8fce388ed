import { findRedirect, type RedirectTarget } from './findRedirect'
import type { Reader } from './Reader'

const FILE = /^(\/.+)(\/(?:calendar\.ics|atom\.xml|rss\.xml))$/

/**
 * Finds where a calendar or feed has gone whose document has another address now: subscriptions follow it. Null if the
 * path is of no such file, or its document has not moved.
 */
export async function findFileRedirect(reader: Reader, path: string): Promise<RedirectTarget | null> {
  const [, documentPath, file] = FILE.exec(path) ?? []
  const redirect = documentPath ? await findRedirect(reader, documentPath) : null
  return redirect?.isInside ? { ...redirect, to: `${redirect.to}${file}` } : null
}
