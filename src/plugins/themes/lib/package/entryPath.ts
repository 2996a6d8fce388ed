import type { MessageKey } from '../../../../i18n/en'
import { MAX_PATH_DEPTH, MAX_PATH_LENGTH } from './limits'

/** Control characters, and what one of the file systems of this world takes for something else. */
const UNSAFE = /[\p{Cc}\p{Cf}\\:*?"<>|]/u

/** Names of devices, whatever their ending. */
const DEVICE = /^(?:aux|com\d|con|lpt\d|nul|prn)(?:\.|$)/i

/**
 * What is wrong with the name of an entry. Nothing is ever written to such a path: what cannot be a path everywhere is
 * still refused, because a developer downloads and unpacks the package.
 */
export function pathProblem(path: string): MessageKey | null {
  if (path === '' || path.length > MAX_PATH_LENGTH) return 'themesPathLong'
  if (path.startsWith('/') || path.startsWith('\\') || /^[A-Za-z]:/.test(path)) return 'themesPathAbsolute'
  const parts = path.replace(/\/$/, '').split(/[/\\]/)
  if (parts.includes('..')) return 'themesPathClimbs'
  if (UNSAFE.test(path) || !path.isWellFormed()) return 'themesPathCharacters'
  if (
    parts.some((part) => part === '' || part === '.' || DEVICE.test(part) || /[. ]$/.test(part) || part.startsWith(' '))
  )
    return 'themesPathCharacters'
  return parts.length > MAX_PATH_DEPTH ? 'themesPathLong' : null
}

/** Two paths with the same key are one file on some machine. */
export const pathKey = (path: string): string => path.normalize('NFKC').toLowerCase().normalize('NFC')

/** What operating systems put into every archive that they make. */
export const isLeftover = (path: string): boolean =>
  /^__MACOSX\//.test(path) || /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(path)

/** The folder that everything lies in, where a package was packed with its folder; '' where `theme.json` lies at the top. */
export function wrapperOf(paths: string[]): string {
  const [first = ''] = paths
  const folder = first.slice(0, first.indexOf('/') + 1)
  return folder && paths.every((path) => path.startsWith(folder)) && paths.includes(`${folder}theme.json`) ? folder : ''
}
