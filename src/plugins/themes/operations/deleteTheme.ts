import { z } from 'zod'
import { changeOutsideForm, defineOperation, translatorOf, withAnyPermission } from '@/exports/server'
import { AREA, tenantOfTheme, themeOf, THEMES } from '../lib/theme'
import { savedTheme } from './outputs'

/** Moves a theme to the trash, or deletes it with all versions. The live theme is protected (`protectLiveTheme`). */
export const deleteTheme = defineOperation({
  name: 'deleteTheme',
  area: AREA,
  // The change of the document is audited by itself.
  audit: null,
  input: z.strictObject({ flag: z.boolean().optional(), id: z.uuid() }),
  isAction: true,
  limit: { by: ['person'], points: 60, seconds: 600 },
  method: 'post',
  output: savedTheme,
  path: '/themes/:id/delete',
  run: async ({ input: { flag = false, id }, req, tenantId }) => {
    await themeOf(req, id, tenantId)
    const common = { collection: THEMES, depth: 0, id, overrideAccess: false, req } as const
    if (flag) await req.payload.delete(common)
    else
      await changeOutsideForm(req, { collection: THEMES, fields: ['deletedAt'], id }, () =>
        req.payload.update({ ...common, data: { deletedAt: new Date().toISOString() } }),
      )
    return { message: translatorOf(req.i18n)('themesDeleted'), themeId: id }
  },
  summary: 'Delete a theme',
  tenant: tenantOfTheme,
  who: withAnyPermission('themes:delete'),
})
