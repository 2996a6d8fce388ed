const MAX_LENGTH = 1_000

/**
 * What identifies an upload, whether in an address or in an archive: its path below the folder of the uploads. Archives
 * are made of the folder itself, of one above it, or of what is in it.
 * @returns null for the name of a folder, and for names that climb or hide something
 * @example uploadKey('wp-content/uploads/2024/03/seagull.jpg') // '2024/03/seagull.jpg'
 */
export function uploadKey(path: string): string | null {
  if (path.length > MAX_LENGTH || /[\\\p{Cc}]/u.test(path) || /^(?:\/|[a-z]:)/i.test(path)) return null
  const parts = path.normalize('NFC').split('/')
  if (parts.some((part) => part === '' || part === '.' || part === '..') || parts[0] === '__MACOSX') return null
  const uploads = parts.lastIndexOf('uploads')
  if (uploads >= 0) return parts.slice(uploads + 1).join('/') || null
  const year = parts.findIndex((part, at) => /^\d{4}$/.test(part) && /^\d{2}$/.test(parts[at + 1] ?? ''))
  return parts.slice(Math.max(0, year)).join('/')
}

/** The key of the address of a picture or file; null if it lies elsewhere than among the uploads. */
export function keyOfAddress(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { pathname } = new URL(address)
  if (!pathname.includes('/uploads/')) return null
  try {
    return uploadKey(decodeURIComponent(pathname).replace(/^\/+/, ''))
  } catch {
    return null
  }
}
