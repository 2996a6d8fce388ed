import { z } from 'zod'
import { badRequest, defineOperation, translatorOf, withAnyPermission } from '@/exports/server'
import { previewAddress } from '../lib/preview/servePreview'
import { AREA, assertCustomThemes, themeOf } from '../lib/theme'
import { unpack } from '../lib/uploadPackage'
import { saveVersion } from '../lib/versions/saveVersion'
import { problemOutput, problemsResponse, reviewResponse, savedTheme } from './outputs'

/** Format of a theme key, entered or generated. */
export const themeKey = z
  .string()
  .regex(/^[A-Za-z0-9][\w.-]{0,79}$/)
  .meta({ examples: ['summer-2027'] })

/** Uploads a package as a new theme or as the next version of one. */
export const addTheme = defineOperation({
  name: 'addTheme',
  area: AREA,
  audit: 'themes.uploaded',
  input: z.strictObject({
    isDevelopmentTheme: z.enum(['true', 'false']).optional(),
    key: themeKey.optional(),
    tenant: z.uuid(),
    themeId: z.uuid().optional(),
  }),
  limit: { by: ['person'], points: 60, seconds: 600 },
  method: 'post',
  output: savedTheme.extend({
    hints: z.array(problemOutput),
    isCurrent: z.boolean(),
    preview: z.url(),
    version: z.number(),
  }),
  path: '/themes/add',
  // Runs before the transaction: no database connection is held while a package is validated.
  prepare: async ({ input: { themeId }, req, tenantId }) => {
    const t = translatorOf(req.i18n)
    if (!req.file || !/\.zip$/i.test(req.file.name))
      throw badRequest(AREA, t('themesSelectFile'), [{ message: t('themesSelectFile'), path: 'file' }])
    await assertCustomThemes(req, tenantId)
    if (themeId) await themeOf(req, themeId, tenantId)
    return unpack(req, tenantId, req.file.data)
  },
  run: async ({ audit, input: { isDevelopmentTheme, key, themeId }, prepared, req, tenantId }) => {
    const t = translatorOf(req.i18n)
    if ('problems' in prepared) {
      audit({ isNothing: true })
      return problemsResponse(t('themesUploadFailed'), prepared.problems)
    }
    const { files, hints, theme: content } = prepared
    const { changes, failures, isNew, state, theme, version } = await saveVersion(req, {
      files,
      isDevelopmentTheme: isDevelopmentTheme === 'true',
      key,
      source: 'upload',
      tenantId: tenantId,
      theme: content,
      themeId,
    })
    audit({ after: { number: version.number, theme: theme.name }, target: `themes/${theme.id}` })
    const result = { themeId: theme.id, version: version.number }
    if (state === 'asks') return reviewResponse(t, { changes, failures, ...result })
    const message = t(isNew ? 'themesUploaded' : state === 'waits' ? 'themesReuploadWaits' : 'themesReuploaded')
    return {
      ...result,
      hints,
      isCurrent: state === 'current',
      message,
      preview: previewAddress(theme.id, state === 'current' ? null : version.number),
    }
  },
  status: 201,
  summary: 'Upload a theme, or the next version of one',
  takesFile: true,
  tenant: ({ tenant }) => tenant,
  who: withAnyPermission('themes:manage'),
})
