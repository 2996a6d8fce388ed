import { z } from 'zod'
import { callboardOf, defineOperation, tenantOfDocument, withAnyPermission } from '@/exports/server'
import { countUses } from '@/database/documents/references'
import { AREA } from '../lib/area'

/** Counts the documents that use each media document, including drafts but not those in the trash. */
export const countMediaUses = defineOperation({
  name: 'countMediaUses',
  area: AREA,
  audit: null,
  input: z.strictObject({ ids: z.array(z.uuid()).min(1).max(200) }),
  method: 'post',
  output: z.object({
    /** By id; unused media are left out. */
    counts: z.record(z.string(), z.number().int()),
  }),
  path: '/media/use-counts',
  run: async ({ input: { ids }, req, tenantId }) => {
    if (!tenantId) return { counts: {} }
    const among = callboardOf(req.payload).contentTypes.map(({ slug }) => slug)
    return { counts: Object.fromEntries(await countUses(req, { among, collection: 'media', ids, tenantId })) }
  },
  summary: 'Count where media are used',
  tenant: ({ ids }, req) => tenantOfDocument({ id: ids[0] ?? '', type: 'media' }, req),
  takesToken: true,
  who: withAnyPermission('media:view'),
})
