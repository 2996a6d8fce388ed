import { MAX_SVG_BYTES } from '@/lib/pictures/limits'
import { MAX_ASSET_BYTES, MAX_JSON_FILE_BYTES, MAX_STYLES_BYTES, MAX_TEMPLATE_BYTES } from './limits'

type FileKind = 'font' | 'json' | 'manifest' | 'picture' | 'script' | 'styles' | 'svg' | 'template' | 'text'

export const MANIFEST = 'theme.json'

interface Kind {
  kind: FileKind
  /** Maximum size in bytes. */
  maxBytes: number
  /** Accepted types as detected from the content, for kinds that can be detected. */
  types?: string[]
}

const picture = (...types: string[]): Kind => ({ kind: 'picture', maxBytes: MAX_ASSET_BYTES, types })
const font = (...types: string[]): Kind => ({ kind: 'font', maxBytes: MAX_ASSET_BYTES, types })
const script: Kind = { kind: 'script', maxBytes: MAX_ASSET_BYTES }
const json: Kind = { kind: 'json', maxBytes: MAX_JSON_FILE_BYTES }
const text: Kind = { kind: 'text', maxBytes: MAX_JSON_FILE_BYTES }
const template: Kind = { kind: 'template', maxBytes: MAX_TEMPLATE_BYTES }

/** Kinds of files in `assets` by extension. */
const ASSETS: Record<string, Kind> = {
  avif: picture('image/avif'),
  css: { kind: 'styles', maxBytes: MAX_STYLES_BYTES },
  gif: picture('image/gif'),
  ico: picture('image/x-icon'),
  jpeg: picture('image/jpeg'),
  jpg: picture('image/jpeg'),
  js: script,
  json,
  map: { ...json, maxBytes: MAX_ASSET_BYTES },
  mjs: script,
  otf: font('font/otf'),
  png: picture('image/png', 'image/apng'),
  svg: { kind: 'svg', maxBytes: MAX_SVG_BYTES },
  ttf: font('font/ttf'),
  txt: text,
  webp: picture('image/webp'),
  woff: font('font/woff'),
  woff2: font('font/woff2'),
}

const TEMPLATE_FOLDERS = new Set(['blocks', 'layout', 'snippets', 'templates'])

/** Documentation files allowed next to `theme.json`. */
const NOTES = /^(?:changelog|copying|licen[cs]e|notice|readme)(?:\.(?:md|txt))?$/i

const ARCHIVES = new Set(['7z', 'bz2', 'gz', 'jar', 'rar', 'tar', 'tgz', 'xz', 'zip', 'zst'])

export const extensionOf = (path: string): string => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''

/** Returns the kind of a file by its path; else the reason why it is not allowed. */
export function kindOf(path: string): Kind | 'archive' | 'folder' | 'top' | 'type' {
  if (path === MANIFEST) return { kind: 'manifest', maxBytes: MAX_JSON_FILE_BYTES }
  const [folder = '', ...rest] = path.split('/')
  const ending = extensionOf(path)
  if (ARCHIVES.has(ending)) return 'archive'
  if (rest.length === 0) return NOTES.test(path) ? text : 'top'
  if (TEMPLATE_FOLDERS.has(folder)) return ending === 'liquid' ? template : 'type'
  if (folder === 'locales') return /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*\.json$/.test(rest.join('/')) ? json : 'type'
  if (folder !== 'assets') return 'folder'
  return (Object.hasOwn(ASSETS, ending) && ASSETS[ending]) || 'type'
}
