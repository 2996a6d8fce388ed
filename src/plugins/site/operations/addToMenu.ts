import { z } from 'zod'
import { MENU_PLACES } from '@/collections/Menus/places'
import {
  changeOutsideForm,
  defineOperation,
  notFound,
  tenantInput,
  tenantOfInput,
  withAnyPermission,
} from '@/exports/server'
import { findMenu } from '../lib/menus/loadDraftMenus'
import { targetsOf, type StoredEntry } from '../lib/menus/buildMenu'

/** Appends a page to one of the site's menus, as a draft. A page that is already in the menu is not added again. */
export const addToMenu = defineOperation({
  name: 'addToMenu',
  area: 'menus',
  audit: null,
  input: z.strictObject({ ...tenantInput, page: z.uuid(), place: z.enum(MENU_PLACES) }),
  limit: { by: ['person'], points: 300, seconds: 3600 },
  method: 'post',
  output: z.object({ id: z.uuid() }),
  path: '/menus/add',
  run: async ({ input: { page, place }, req, tenantId }) => {
    const id = tenantId && (await findMenu(req, tenantId, place))
    if (!id) throw notFound('menus')
    await changeOutsideForm(req, { collection: 'menus', fields: ['entries'], id }, async () => {
      const { entries } = await req.payload.findByID({
        collection: 'menus',
        depth: 0,
        draft: true,
        // Otherwise the labels of another language would be stored as this one's.
        fallbackLocale: false,
        id,
        overrideAccess: false,
        req,
      })
      if (
        targetsOf(entries as StoredEntry[] | null)
          .get('pages')
          ?.has(page)
      )
        return
      await req.payload.update({
        collection: 'menus',
        data: { entries: [...(entries ?? []), { document: { relationTo: 'pages', value: page }, kind: 'document' }] },
        depth: 0,
        draft: true,
        id,
        overrideAccess: false,
        req,
      })
    })
    return { id }
  },
  summary: 'Add a page to a menu of a website',
  tenant: tenantOfInput,
  who: withAnyPermission('pages:manage'),
})
