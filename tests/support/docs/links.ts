import { posix } from 'node:path'
import { anchorsOf, linksOf, type Page } from './pages'

const isExternal = (target: string): boolean => /^(?:https?|mailto):/.test(target)

/**
 * Finds broken links.
 * @param exists whether a file or folder exists in the repository
 */
export function brokenLinks(pages: Page[], exists: (path: string) => boolean): string[] {
  const known = new Map(pages.map((page) => [page.path, page]))
  return pages.flatMap((page) =>
    linksOf(page)
      .filter((target) => !isExternal(target))
      .filter((target) => {
        const [file = '', anchor] = target.split('#')
        const path = file === '' ? page.path : posix.join(posix.dirname(page.path), file)
        if (path.startsWith('..') || !exists(path)) return true
        const to = known.get(path)
        return anchor !== undefined && !(to && anchorsOf(to).has(anchor))
      })
      .map((target) => `${page.path}: ${target}`),
  )
}

/** Pages that no other page links to, except the README, the entry point. */
export function unlinkedFiles(pages: Page[], files: string[]): string[] {
  const linked = new Set(
    pages.flatMap((page) =>
      linksOf(page)
        .filter((target) => !isExternal(target))
        .map((target) => posix.join(posix.dirname(page.path), target.split('#')[0] ?? ''))
        .filter((path) => path !== page.path),
    ),
  )
  return files.filter((file) => file !== 'README.md' && !linked.has(file))
}
