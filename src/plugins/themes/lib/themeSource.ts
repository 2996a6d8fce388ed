import { createHash } from 'node:crypto'
import type { BasePayload } from 'payload'
import { redactError } from '@/lib/logging/redactError'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import type { RenderProblem, ThemePackage, ThemeSource } from '@/plugins/site/published'
import { recordError } from '../database/errors'
import { hasFile, readVersion, shownVersion, type ShownVersion, type StoredVersion } from '../database/versions'
import { readThemeFile, streamThemeFile } from './files/themeFiles'
import { extensionOf } from './package/fileKind'
import { toWebStream } from './toWebStream'

/** Maximum number of versions in memory. They are immutable. */
const MAX_VERSIONS = 40

const ASSETS = 'assets/'

/** Content types of assets by file extension. Other files are not served. */
const TYPES: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  mjs: 'text/javascript; charset=utf-8',
  otf: 'font/otf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
}

/** Read once for the website and for previews. */
const versions = () => oncePerProcess('themeVersions', () => new Map<string, Promise<ThemePackage | null>>())

/** Provides uploaded themes to the website. */
export const themeSource: ThemeSource = {
  readAsset: async ({ hash, path, payload, siteId }) => {
    const type = TYPES[extensionOf(path)]
    if (!type || !(await hasFile(payload, siteId, { hash, path: ASSETS + path }))) return null
    return { body: toWebStream(await streamThemeFile(siteId, hash)), type }
  },
  themeOf: async ({ payload, siteId }) => {
    const shown = await shownVersion(payload, siteId)
    return shown && packageOf(payload, siteId, shown)
  },
}

/** Returns a version with its files, cached per process. */
export function packageOf(payload: BasePayload, tenant: string, shown: ShownVersion): Promise<ThemePackage | null> {
  const known = versions()
  const found = known.get(shown.id) ?? load(payload, tenant, shown)
  // Least recently used versions are evicted first.
  known.delete(shown.id)
  known.set(shown.id, found)
  found.catch(() => known.delete(shown.id))
  for (const [id] of known) if (known.size > MAX_VERSIONS) known.delete(id)
  return found
}

async function load(payload: BasePayload, tenant: string, shown: ShownVersion): Promise<ThemePackage | null> {
  const version = await readVersion(payload, shown.id)
  return (
    version &&
    toPackage(tenant, `${shown.theme_id}:${shown.number}`, version, (problem) =>
      report(payload, tenant, shown, problem),
    )
  )
}

/** Creates a theme package from a stored version. @param id identifies the version */
export function toPackage(
  tenant: string,
  id: string,
  { files, info, manifest }: Pick<StoredVersion, 'files' | 'info' | 'manifest'>,
  reportError?: (problem: RenderProblem) => void,
): ThemePackage {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const texts = new Map<string, Promise<string>>()
  return {
    id,
    assetHash: (path) => {
      const file = byPath.get(ASSETS + path)
      return file ? (file.served ?? file.hash) : null
    },
    manifest: { ...manifest, engine: '1', name: info.name, version: info.version },
    paths: [...byPath.keys()],
    readText: async (path) => {
      const file = byPath.get(path)
      if (!file) return null
      let text = texts.get(path)
      if (!text)
        texts.set(
          path,
          (text = readThemeFile(tenant, file.hash).then((data) => data.toString('utf8').replace(/^\uFEFF/, ''))),
        )
      text.catch(() => texts.delete(path))
      return text
    },
    ...(reportError && { reportError }),
  }
}

/** Interval between writes of the same error. Repetitions are counted and written with the next one. */
const WRITE_INTERVAL_MS = 60_000
const MAX_FAULTS = 2_000
const MAX_LENGTH = 500

/** Counted together for the website and for previews. */
const seen = () => oncePerProcess('themeFaults', () => new Map<string, { at: number; count: number }>())

function report(
  payload: BasePayload,
  tenant: string,
  { number, theme_id: themeId }: ShownVersion,
  { address, column, line, message, path }: RenderProblem,
): void {
  const fault = createHash('sha256')
    .update(JSON.stringify([path, line, column, message]))
    .digest('hex')
  const key = `${themeId}:${number}:${fault}`
  const faults = seen()
  const last = faults.get(key)
  const now = Date.now()
  if (last && now - last.at < WRITE_INTERVAL_MS) return void last.count++
  if (faults.size > MAX_FAULTS) faults.clear()
  faults.set(key, { at: now, count: 0 })
  const truncate = (text: string) => text.slice(0, MAX_LENGTH).replaceAll('\0', '')
  recordError(
    payload,
    {
      address: truncate(address),
      column: column ?? null,
      fault,
      file: truncate(path),
      line: line ?? null,
      message: truncate(message),
      number,
      tenantId: tenant,
      themeId,
    },
    1 + (last?.count ?? 0),
  ).catch((error: unknown) => console.error(redactError(error)))
}
