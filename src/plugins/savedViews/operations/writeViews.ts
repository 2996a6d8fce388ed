import { z } from 'zod'
import {
  dbOf,
  defineOperation,
  lockValue,
  member,
  notFound,
  refused,
  tenantInput,
  tenantOfInput,
  translatorOf,
} from '@/exports/server'
import { AREA, MAX_VIEWS } from '../lib/area'
import { addView, countViews, deleteView, writeView } from '../lib/savedViews'
import { normalizeViewQuery } from '../lib/viewQuery'
import * as inputs from './viewOf'
import { changeableView, requireList, tenantOfView } from './viewOf'

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

/** Saves the state of a list as a view, private or shared with the staff of the tenant. */
export const saveView = defineOperation({
  name: 'saveView',
  area: AREA,
  audit: null,
  input: z.strictObject({
    ...tenantInput,
    isShared: z.boolean().optional(),
    query: inputs.query,
    title: inputs.title,
    type: z.string().max(60),
  }),
  limit: { by: ['person'], points: 60, seconds: 600 },
  method: 'post',
  output: z.object({ id: z.uuid() }),
  path: '/views/:type',
  run: async ({ input: { isShared = false, query, title, type }, person, req, tenantId }) => {
    if (!person || !tenantId) throw notFound(AREA)
    requireList(req, person, type, tenantId)
    const t = translatorOf(req.i18n)
    const normalized = normalizeViewQuery(query)
    if (normalized === '') throw refused(AREA, t('viewNothing'), 'query')
    // Serialised, because views saved at the same time would not count each other.
    await lockValue(await dbOf(req), 'saved-views', tenantId, type, person.id)
    if ((await countViews(req, { tenantId, type, userId: person.id })) >= MAX_VIEWS)
      throw refused(AREA, t('viewMost', { count: MAX_VIEWS }))
    return { id: await addView(req, { isShared, query: normalized, tenantId, title, type, userId: person.id }) }
  },
  status: 201,
  summary: 'Save a view of a list',
  tenant: tenantOfInput,
  who: member,
})
