import type { PayloadRequest } from 'payload'
import { anyDocuments, conflict, notFound, personOf, translatorOf } from '@/exports/server'
import { hasPermission } from '@/exports/shared'
import { idOf } from '@/lib/values'
import { lockTenant } from '@/database/transactions'
import { readStoredSite } from '@/endpoints/settings/changeSite'
import { addVersion, type StoredVersion } from '../../database/versions'
import type { VersionSource } from '../../tables/versions'
import type { ThemeChange } from '../changes/findChanges'
import type { StoredFile } from '../files/ThemeStore'
import type { ThemeJson } from '../package/themeJson'
import type { RenderFailure } from '../renderFailures'
import { AREA, assertKeyFree, findByKey, freeKey, lockKeys, themeOf, THEMES, type StoredTheme } from '../theme'
import { writeAsVersion, makeCurrent } from './makeCurrent'
import { publishVersion } from './publishVersion'

export interface NewVersion {
  tenantId: string
  source: VersionSource
  commit?: string
  theme: ThemeJson
  files: StoredFile[]
  /** Theme of the version. Default: the one with the key, else a new one. */
  themeId?: string | undefined
  key?: string | undefined
  /** Only for a new theme. */
  isDevelopmentTheme?: boolean | undefined
  renderMode?: 'code' | 'nocode' | undefined
  /** Values of the manifest settings, applied whenever the version becomes current. */
  settings?: Record<string, unknown> | undefined
  /** For the live theme, the version waits until it is published. Default: false. */
  mustWait?: boolean
}

export interface SavedVersion {
  theme: StoredTheme
  version: StoredVersion
  isNew: boolean
  /**
   * `current`: the version is current; `waits`: a user with permission must publish it; `asks`: publishing would lose
   * data or show failing templates, and needs confirmation.
   */
  state: 'asks' | 'current' | 'waits'
  changes: ThemeChange[]
  failures: RenderFailure[]
}

/**
 * Adds a version to a theme, or creates a theme with its first version, in the request's transaction. The version
 * becomes current at once, except for the live theme when a decision is needed. Its files must already be stored.
 */
export async function saveVersion(
  req: PayloadRequest,
  {
    commit,
    files,
    isDevelopmentTheme,
    key,
    renderMode = 'code',
    settings,
    source,
    tenantId,
    theme: { info, manifest },
    themeId,
    mustWait = false,
  }: NewVersion,
): Promise<SavedVersion> {
  await lockTenant(req, tenantId)
  await lockKeys(req, tenantId)
  const site = await readStoredSite(req, tenantId)
  const existing = themeId ? await themeOf(req, themeId, tenantId) : key ? await findByKey(req, tenantId, key) : null
  if (existing && themeId && key !== undefined && key !== existing.key)
    throw conflict(AREA, translatorOf(req.i18n)('themesKeyOther'), 'key')
  const theme =
    existing ??
    (await createTheme(req, {
      info,
      isDevelopmentTheme,
      key: key ?? (await freeKey(req, tenantId, info.name)),
      renderMode,
      tenantId,
      ...(settings && { manifest, settings }),
    }))
  const person = await personOf(req)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const version = await addVersion(req, {
    bytes,
    commit: commit ?? null,
    createdBy: person?.id ?? null,
    files,
    info,
    manifest,
    settings: settings ?? null,
    source,
    tenantId,
    themeId: theme.id,
  })
  const saved = { changes: [], failures: [], isNew: !existing, version }
  if (idOf(site.selectedTheme) !== theme.id) {
    await makeCurrent(req, theme, version)
    return { ...saved, state: 'current', theme: await themeOf(req, theme.id, tenantId) }
  }
  if (mustWait || !hasPermission(person, 'settings:themes', tenantId)) return { ...saved, state: 'waits', theme }
  const {
    changes,
    failures,
    isPublished,
    theme: after,
  } = await publishVersion(req, { number: version.number, tenantId, themeId: theme.id })
  return { ...saved, changes, failures, state: isPublished ? 'current' : 'asks', theme: after }
}

interface NewTheme extends Pick<NewVersion, 'isDevelopmentTheme' | 'renderMode' | 'settings' | 'tenantId'> {
  info: ThemeJson['info']
  key: string
  /** Manifest that `settings` are validated against. */
  manifest?: ThemeJson['manifest']
}

async function createTheme(
  req: PayloadRequest,
  { info, isDevelopmentTheme = false, key, manifest, renderMode, settings, tenantId }: NewTheme,
): Promise<StoredTheme> {
  await assertKeyFree(req, tenantId, key, null)
  const { id } = await writeAsVersion(req, () =>
    anyDocuments(req).create({
      collection: THEMES,
      data: {
        _status: 'published',
        isDevelopmentTheme,
        key,
        manifest,
        name: info.name,
        renderMode: renderMode ?? 'code',
        settings,
        tenant: tenantId,
        version: info.version,
      },
      depth: 0,
      overrideAccess: false,
      req,
    }),
  )
  const theme = await themeOf(req, String(id), tenantId)
  if (!theme) throw notFound(AREA)
  return theme
}
