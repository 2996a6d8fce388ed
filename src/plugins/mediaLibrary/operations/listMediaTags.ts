import { z } from 'zod'
import { readMediaTags } from '@/database/media/files'
import { defineOperation, tenantInput, tenantOfInput, withAnyPermission } from '@/exports/server'
import { AREA } from '../lib/area'

/** Maximum number of tags returned. */
const MAX_TAGS = 200

/** The tags of a site's media. */
export const listMediaTags = defineOperation({
  name: 'listMediaTags',
  area: AREA,
  audit: null,
  input: z.strictObject({ ...tenantInput }),
  method: 'get',
  output: z.object({ tags: z.array(z.object({ count: z.number().int(), tag: z.string() })) }),
  path: '/media/tags',
  run: async ({ req, tenantId }) => ({ tags: tenantId ? await readMediaTags(req, tenantId, MAX_TAGS) : [] }),
  summary: 'List the tags of media',
  tenant: tenantOfInput,
  who: withAnyPermission('media:view'),
})
