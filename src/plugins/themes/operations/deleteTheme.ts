import { z } from 'zod'
import { changeOutsideForm } from '../../../collections/saves/changeOutsideForm'
import { defineOperation } from '../../../endpoints/define'
import { holderOf } from '../../../endpoints/routeRules'
import { translatorOf } from '../../../i18n/translator'
import { AREA, tenantOfTheme, themeOf, THEMES } from '../lib/theme'
import { savedTheme } from './outputs'

/** Puts a theme into the trash, or deletes it with all of its versions. The one that the website shows stays (`guardCurrent`). */
export const deleteTheme = defineOperation({
  name: 'deleteTheme',
  area: AREA,
  // The document's removal has a line of its own.
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
  who: holderOf('themes:delete'),
})
