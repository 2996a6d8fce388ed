import { z } from 'zod'
import { defineOperation } from '@/endpoints/define'
import { refused } from '@/endpoints/OperationError'
import { member } from '@/endpoints/routeRules'
import { translatorOf } from '@/i18n/translator'
import { deleteView, writeView } from '../database/savedViews'
import { AREA } from '../lib/area'
import { normalizeViewQuery } from '../lib/viewQuery'
import * as inputs from './viewOf'
import { changeableView, tenantOfView } from './viewOf'

/** Changes a view: its title, its query, or whether it is shared. */
export const changeView = defineOperation({
  name: 'changeView',
  area: AREA,
  audit: null,
  input: z.strictObject({
    id: z.uuid(),
    isShared: z.boolean().optional(),
    query: inputs.query.optional(),
    title: inputs.title.optional(),
  }),
  limit: { by: ['person'], points: 60, seconds: 600 },
  method: 'patch',
  output: z.object({ id: z.uuid() }),
  path: '/views/view/:id',
  run: async ({ input: { id, isShared, query, title }, person, req }) => {
    await changeableView(req, person, id)
    const normalized = query === undefined ? undefined : normalizeViewQuery(query)
    if (normalized === '') throw refused(AREA, translatorOf(req.i18n)('viewNothing'), 'query')
    const changed = {
      ...(isShared !== undefined && { isShared }),
      ...(normalized !== undefined && { query: normalized }),
      ...(title !== undefined && { title }),
    }
    if (Object.keys(changed).length > 0) await writeView(req, id, changed)
    return { id }
  },
  summary: 'Change a saved view',
  tenant: tenantOfView,
  who: member,
})

/** Deletes a view. */
export const removeView = defineOperation({
  name: 'removeView',
  area: AREA,
  audit: null,
  input: z.strictObject({ id: z.uuid() }),
  method: 'delete',
  output: z.object({ id: z.uuid() }),
  path: '/views/view/:id',
  run: async ({ input: { id }, person, req }) => {
    await changeableView(req, person, id)
    await deleteView(req, id)
    return { id }
  },
  summary: 'Remove a saved view',
  tenant: tenantOfView,
  who: member,
})
