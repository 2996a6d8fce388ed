import type { ZipEntry } from './readZip'

/** Settings of tools and services: `.github`, `.editorconfig`. */
const isHidden = (path: string): boolean => /(?:^|\/)\.(?!\.(?:\/|$))/.test(path)

/**
 * The entries of a theme within the archive of a repository, by their path within the theme. Such an archive has one
 * folder around everything; what tools keep in hidden files is no part of a theme.
 * @param folder without slashes at its ends; '' for the repository itself
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
