import { z } from 'zod'
import { readOtherZones } from '@/database/performances/otherZones'
import { defineOperation, tenantInput, tenantOfInput, withAnyPermission } from '@/exports/server'
import { isContentLanguage } from '@/lib/languages/codes'
import { AREA } from '../lib/plan'
import { inputProblem } from '@/i18n/inputs/inputProblem'

const MAX_DOCS = 100

const output = z.object({
  docs: z.array(
    z.object({
      id: z.uuid(),
      /** IANA time zone of its venue, else of its event's venue, else of the site. */
      placeZone: z.string(),
      start: z.string(),
      title: z.string().nullable(),
      /** IANA time zone of the performance. */
      zone: z.string(),
    }),
  ),
  totalDocs: z.number().int(),
})

export type OtherZones = z.infer<typeof output>

/** Lists performances whose time zone differs from that of their venue, for review: it may be intended or a mistake. */
export const listOtherZones = defineOperation({
  name: 'listOtherZones',
  area: AREA,
  audit: null,
  input: z.strictObject({
    ...tenantInput,
    locale: z.string().refine(isContentLanguage, inputProblem('language')).default('en'),
  }),
  method: 'get',
  output,
  path: '/event-instances/other-zones',
  run: ({ input: { locale }, req, tenantId }) => readOtherZones(req, { limit: MAX_DOCS, locale, tenant: tenantId }),
  summary: 'List performances that are not in the time zone of their venue',
  tenant: tenantOfInput,
  who: withAnyPermission('events:view'),
})
