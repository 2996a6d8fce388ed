import type { PayloadRequest } from 'payload'
import { holds } from '../../../../access/person'
import { personOf } from '../../../../access/personOf'
import { idOf } from '../../../../lib/values'
import { anyDocuments } from '../../../../collections/anyDocuments'
import { lockTenant } from '../../../../database/locks'
import { conflict, notFound } from '../../../../endpoints/OperationError'
import { storedSite } from '../../../../endpoints/settings/changeSite'
import { translatorOf } from '../../../../i18n/translator'
import { addVersion, type StoredVersion } from '../../database/versions'
import type { VersionSource } from '../../tables/versions'
import type { ThemeChange } from '../changes/findChanges'
import type { StoredFile } from '../files/storedFile'
import type { ThemeJson } from '../package/themeJson'
import { AREA, assertKeyFree, findByKey, freeKey, lockKeys, themeOf, THEMES, type StoredTheme } from '../theme'
import { asVersion, makeCurrent } from './makeCurrent'
import { publishVersion } from './publishVersion'

export interface NewVersion {
  tenantId: string
  source: VersionSource
  commit?: string
  theme: ThemeJson
  files: StoredFile[]
  /** The theme that it belongs to. Left out: the one with the key; without that, a new one. */
  themeId?: string | undefined
  key?: string | undefined
  /** Of a new theme. */
  isDevelopmentTheme?: boolean | undefined
  renderMode?: 'code' | 'nocode' | undefined
  /** What is chosen of what it asks for, and put back with the version. */
  settings?: Record<string, unknown> | undefined
  /** Of the theme that the website shows, the version waits until somebody publishes it. Default: false. */
  waits?: boolean
}

export interface SavedVersion {
  theme: StoredTheme
  version: StoredVersion
  isNew: boolean
  /** `current`: it counts; `waits` for somebody who may publish; `asks`: the site would lose something. */
  state: 'asks' | 'current' | 'waits'
  changes: ThemeChange[]
}

/**
 * Adds a version to a theme, or makes the theme of its first one, in the request's transaction. The version counts at
 * once, but for the theme that the website shows where that takes a decision. Its files are in place already.
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
    waits = false,
  }: NewVersion,
): Promise<SavedVersion> {
  await lockTenant(req, tenantId)
  await lockKeys(req, tenantId)
  const site = await storedSite(req, tenantId)
  const given = themeId ? await themeOf(req, themeId, tenantId) : key ? await findByKey(req, tenantId, key) : null
  if (given && themeId && key !== undefined && key !== given.key)
    throw conflict(AREA, translatorOf(req.i18n)('themesKeyOther'), 'key')
  const theme =
    given ??
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
  const saved = { changes: [], isNew: !given, version }
  if (idOf(site.selectedTheme) !== theme.id) {
    await makeCurrent(req, theme, version)
    return { ...saved, state: 'current', theme: await themeOf(req, theme.id, tenantId) }
  }
  if (waits || !holds(person, 'settings:themes', tenantId)) return { ...saved, state: 'waits', theme }
  const {
    changes,
    isPublished,
    theme: after,
  } = await publishVersion(req, { number: version.number, tenantId, themeId: theme.id })
  return { ...saved, changes, state: isPublished ? 'current' : 'asks', theme: after }
}

interface NewTheme extends Pick<NewVersion, 'isDevelopmentTheme' | 'renderMode' | 'settings' | 'tenantId'> {
  info: ThemeJson['info']
  key: string
  /** What `settings` are held to. */
  manifest?: ThemeJson['manifest']
}

async function createTheme(
  req: PayloadRequest,
  { info, isDevelopmentTheme = false, key, manifest, renderMode, settings, tenantId }: NewTheme,
): Promise<StoredTheme> {
  await assertKeyFree(req, tenantId, key, null)
  const { id } = await asVersion(req, () =>
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
