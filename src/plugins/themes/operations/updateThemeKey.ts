import { z } from 'zod'
import { changeOutsideForm, defineOperation, translatorOf, withAnyPermission } from '@/exports/server'
import { AREA, assertCustomThemes, assertKeyFree, lockKeys, tenantOfTheme, themeOf, THEMES } from '../lib/theme'
import { writeAsVersion } from '../lib/versions/makeCurrent'
import { themeKey } from './addTheme'
import { savedTheme } from './outputs'

/** Changes the key that identifies a theme in uploads. */
export const updateThemeKey = defineOperation({
  name: 'updateThemeKey',
  area: AREA,
  audit: 'themes.key',
  input: z.strictObject({ id: z.uuid(), key: themeKey }),
  isAction: true,
  limit: { by: ['person'], points: 60, seconds: 600 },
  method: 'patch',
  output: savedTheme.extend({ key: z.string() }),
  path: '/themes/:id/key',
  run: async ({ audit, input: { id, key }, req, tenantId }) => {
    await lockKeys(req, tenantId)
    const theme = await themeOf(req, id, tenantId)
    await assertCustomThemes(req, tenantId)
    await assertKeyFree(req, tenantId, key, id)
    await changeOutsideForm(req, { collection: THEMES, fields: ['key'], id }, () =>
      writeAsVersion(req, () =>
        req.payload.update({ collection: THEMES, data: { key }, depth: 0, id, overrideAccess: false, req }),
      ),
    )
    audit({ after: { key, theme: theme.name }, before: { key: theme.key ?? '' }, target: `themes/${id}` })
    return { key, message: translatorOf(req.i18n)('themesKeyChanged'), themeId: id }
  },
  summary: 'Change the key of a theme',
  tenant: tenantOfTheme,
  who: withAnyPermission('themes:manage'),
})
