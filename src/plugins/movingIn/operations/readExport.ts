import { z } from 'zod'
import { defineOperation, member, tenantInput, tenantOfInput } from '@/exports/server'
import { earlierOldWebsites, lastOldWebsite } from '../database/oldWebsites'
import { requireMover } from '../lib/access'
import { describeWebsite, earlierOutput, oldWebsiteOutput } from '../lib/describe'
import { AREA } from '../lib/limits'

const MAX_EARLIER = 20

/**
 * The newest export of a site: what it contains, what became of it, and what needs a person; with those before it that
 * can be taken back.
 */
export const readOldWebsiteState = defineOperation({
  name: 'readOldWebsiteState',
  area: AREA,
  audit: null,
  input: z.strictObject(tenantInput),
  // The screen reads every three seconds while a worker is busy.
  limit: { by: ['person'], points: 600, seconds: 600 },
  method: 'get',
  output: z.object({ earlier: z.array(earlierOutput), website: oldWebsiteOutput.nullable() }),
  path: '/old-websites/last',
  run: async ({ person, req, tenantId }) => {
    requireMover(req, person, tenantId)
    const website = tenantId ? await lastOldWebsite(req, tenantId) : null
    const earlier = tenantId ? await earlierOldWebsites(req, tenantId, MAX_EARLIER) : []
    return {
      earlier: earlier.map(({ createdAt, id, state, title }) => ({
        createdAt: createdAt.toISOString(),
        id,
        isTakingBack: state === 'takingBack',
        title,
      })),
      website: website && (await describeWebsite(req, website)),
    }
  },
  summary: 'Read what became of an old website',
  tenant: tenantOfInput,
  who: member,
})
