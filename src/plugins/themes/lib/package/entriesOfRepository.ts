import type { ZipEntry } from './readZip'

/** Matches hidden files of tools and services: `.github`, `.editorconfig`. */
const isHidden = (path: string): boolean => /(?:^|\/)\.(?!\.(?:\/|$))/.test(path)

/**
 * Returns the entries of a theme within a repository archive, by path within the theme. Such an archive has one
 * top-level folder; hidden files are skipped.
 * @param folder without leading and trailing slash; '' for the root of the repository
 */
export function entriesOfRepository(entries: ZipEntry[], folder: string): ZipEntry[] {
  const [first] = entries
  const top = first ? first.name.slice(0, first.name.indexOf('/') + 1) : ''
  const prefix = folder ? `${top}${folder}/` : top
  return entries.flatMap(({ entry, name }) => {
    const path = name.slice(prefix.length)
    return name.startsWith(prefix) && path && !isHidden(path) ? [{ entry, name: path }] : []
  })
}
