import { isRecord } from '@/lib/values'
import { encodePath, safeHref } from '@/lib/site/addresses'
import type { MenuEntry } from './Menu'

/** A stored menu entry in one language. */
export interface StoredEntry {
  kind?: string | null
  label?: string | null
  document?: { relationTo: string; value: unknown } | null
  address?: string | null
  languages?: string[] | null
  below?: StoredEntry[] | null
}

/** Finds the path and title of a document; null when visitors cannot see it. */
type FindTarget = (document: { relationTo: string; value: unknown }) => { path: string; title: string } | null

interface Options {
  find: FindTarget
  language: string
}

/** Builds a menu for one language, without broken links and empty headings. */
export const buildMenu = (entries: StoredEntry[] | null | undefined, options: Options): MenuEntry[] =>
  (entries ?? [])
    .filter(({ languages }) => !languages?.length || languages.includes(options.language))
    .flatMap((entry) => buildEntry(entry, options) ?? [])

function buildEntry({ address, below, document, kind, label }: StoredEntry, options: Options): MenuEntry | null {
  const title = label?.trim() ?? ''
  if (kind === 'heading') {
    const children = buildMenu(below, options)
    return title && children.length > 0 ? { children, path: null, title, url: null } : null
  }
  if (kind === 'address') return title ? linkTo(address, title) : null
  const target = document && isRecord(document) ? options.find(document) : null
  return target && (title || target.title)
    ? { children: [], path: target.path, title: title || target.title, url: encodePath(target.path) }
    : null
}

function linkTo(address: string | null | undefined, title: string): MenuEntry | null {
  const url = safeHref(address)
  return url
    ? { children: [], path: url.startsWith('/') ? decodePath(url.replace(/[?#].*$/, '')) : null, title, url }
    : null
}

/** A malformed path matches no page. */
function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Returns the ids of the linked documents by content type. */
export function targetsOf(
  entries: StoredEntry[] | null | undefined,
  found = new Map<string, Set<string>>(),
): Map<string, Set<string>> {
  for (const { below, document, kind } of entries ?? []) {
    if ((kind ?? 'document') === 'document' && document && typeof document.value === 'string')
      found.set(document.relationTo, (found.get(document.relationTo) ?? new Set()).add(document.value))
    targetsOf(below, found)
  }
  return found
}
