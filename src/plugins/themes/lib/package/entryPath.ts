import type { MessageKey } from '@/exports/types'
import { MAX_PATH_DEPTH, MAX_PATH_LENGTH } from './limits'

/** Control characters, and characters reserved by a common file system. */
const UNSAFE = /[\p{Cc}\p{Cf}\\:*?"<>|]/u

/** Reserved device names of Windows, with any extension. */
const DEVICE = /^(?:aux|com\d|con|lpt\d|nul|prn)(?:\.|$)/i

/**
 * Returns the problem of an entry's path. The server never writes to it; paths that are not portable are still refused,
 * because developers download and unpack packages.
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

/**
 * Returns a key that is equal for paths that collide on some file system. Upper case folds more than lower case does:
 * `ß` and `ss`, `ς` and `σ`.
 */
export const pathKey = (path: string): string => path.normalize('NFKC').toUpperCase().normalize('NFKC')

/** Hidden files and folders of tools and services: `.github`, `.editorconfig`. */
const HIDDEN = /(?:^|\/)\.[^./]/

/** Files that operating systems add to archives. */
const LEFTOVER = /^__MACOSX\/|(?:^|\/)(?:Thumbs\.db|desktop\.ini)$/i

/** What a checkout has beside a theme: the packages and settings of its tools. */
const CHECKOUT =
  /(?:^|\/)node_modules\/|^(?:package(?:-lock)?\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?|tsconfig\.json|Makefile|[\w.-]+\.config\.[cm]?[jt]s)$/

/** Whether a file is no part of a theme and is left out, wherever the theme comes from. */
export const isSkipped = (path: string): boolean => HIDDEN.test(path) || LEFTOVER.test(path) || CHECKOUT.test(path)

/**
 * Returns the folder that contains the whole package, when it was packed with its folder; '' when `theme.json` is at
 * the top.
 */
export function wrapperOf(paths: string[]): string {
  const [first = ''] = paths
  const folder = first.slice(0, first.indexOf('/') + 1)
  return folder && paths.every((path) => path.startsWith(folder)) && paths.includes(`${folder}theme.json`) ? folder : ''
}
