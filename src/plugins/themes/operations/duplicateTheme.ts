import { z } from 'zod'
import { anyDocuments, conflict, defineOperation, translatorOf, withAnyPermission } from '@/exports/server'
import { isRecord } from '@/lib/values'
import { currentVersion } from '../database/versions'
import { hashesOf } from '../lib/files/ThemeStore'
import { renewFiles } from '../lib/files/themeFiles'
import { AREA, assertCustomThemes, freeKey, lockKeys, tenantOfTheme, themeOf, THEMES } from '../lib/theme'
import { writeAsVersion } from '../lib/versions/makeCurrent'
import { saveVersion } from '../lib/versions/saveVersion'
import { savedTheme } from './outputs'

const NAME_LENGTH = 120

/**
 * Copies a theme: its current version becomes the first version of the copy, with the same files and a key of its own.
 * It replaces Payload's endpoint of the same path, which would copy key and manifest but no version.
 */
export const duplicateTheme = defineOperation({
  name: 'duplicateTheme',
  area: AREA,
  audit: 'themes.duplicated',
  input: z.object({ id: z.uuid() }),
  isAction: true,
  limit: { by: ['person'], points: 60, seconds: 600 },
  method: 'post',
  output: savedTheme.extend({ doc: z.object({ id: z.uuid() }) }),
  path: '/themes/:id/duplicate',
  run: async ({ audit, input: { id }, req, tenantId }) => {
    const t = translatorOf(req.i18n)
    const original = await themeOf(req, id, tenantId)
    const version = await currentVersion(req, id)
    const hasCode = original.renderMode !== 'nocode' && Boolean(version ?? original.manifest)
    if (hasCode) await assertCustomThemes(req, tenantId)
    const name = t('themesCopyName', { name: original.name }).slice(0, NAME_LENGTH)
    const renderMode = original.renderMode === 'nocode' ? 'nocode' : 'code'
    let copy: string
    if (version) {
      if (!(await renewFiles(tenantId, version.files.flatMap(hashesOf)))) throw conflict(AREA, t('themesVersionGone'))
      const { files, info, manifest } = version
      const saved = await saveVersion(req, {
        files,
        isDevelopmentTheme: Boolean(original.isDevelopmentTheme),
        renderMode,
        ...(renderMode === 'nocode' && { settings: isRecord(original.settings) ? original.settings : {} }),
        source: 'duplicate',
        tenantId: tenantId,
        theme: { info: { ...info, name }, manifest },
      })
      copy = saved.theme.id
    } else {
      await lockKeys(req, tenantId)
      const { _status = 'published', isDevelopmentTheme, manifest, settings, version: label } = original
      const data = {
        _status,
        isDevelopmentTheme,
        key: hasCode ? await freeKey(req, tenantId, name) : null,
        manifest,
        name,
        renderMode,
        settings,
        tenant: tenantId,
        version: label,
      }
      const doc = await writeAsVersion(req, () =>
        anyDocuments(req).create({ collection: THEMES, data, depth: 0, overrideAccess: false, req }),
      )
      copy = String(doc.id)
    }
    audit({ after: { copy, theme: original.name }, target: `themes/${id}` })
    return { doc: { id: copy }, message: t('themesDuplicated'), themeId: copy }
  },
  summary: 'Duplicate a theme',
  tenant: tenantOfTheme,
  who: withAnyPermission('themes:manage'),
})
