import { z } from 'zod'
import { defineOperation } from '@/endpoints/define'
import { notFound } from '@/endpoints/OperationError'
import { tenantOfInput, tenantInput } from '@/endpoints/people/lockedSite'
import { member } from '@/endpoints/routeRules'
import { AREA } from '../lib/area'
import { readViews } from './readViews'
import { requireList } from './viewOf'

/** Lists the person's own views of a list and those shared by colleagues. */
export const listViews = defineOperation({
  name: 'listViews',
  area: AREA,
  audit: null,
  input: z.strictObject({ ...tenantInput, type: z.string().max(60) }),
  method: 'get',
  output: z.object({
    views: z.array(
      z.object({
        id: z.uuid(),
        isOwn: z.boolean(),
        isShared: z.boolean(),
        mayChange: z.boolean(),
        query: z.string(),
        title: z.string(),
      }),
    ),
  }),
  path: '/views/:type',
  run: async ({ input: { type }, person, req, tenantId }) => {
    if (!person || !tenantId) throw notFound(AREA)
    requireList(req, person, type, tenantId)
    return { views: await readViews(req, { person, tenantId, type }) }
  },
  summary: 'List the saved views of a list',
  tenant: tenantOfInput,
  who: member,
})
