import { z } from 'zod'
import { readSpan } from '@/database/events/span'
import { tenantOfDocument } from '@/endpoints/documents/siteDocument'
import { defineOperation } from '@/endpoints/define'
import { withAnyPermission } from '@/endpoints/routeRules'

const moment = z.object({
  /** ISO 8601. */
  at: z.string(),
  /** IANA name; null if unknown. */
  timezone: z.string().nullable(),
})

const output = z.object({
  /**
   * From the first performance to the last; null if none has a time, in which case the event's own dates are editable.
   */
  span: z.object({ end: moment, start: moment }).nullable(),
})

export type EventSpan = z.infer<typeof output>

/** The start and end of an event according to its performances. */
export const readEventSpan = defineOperation({
  name: 'readEventSpan',
  area: 'events',
  audit: null,
  input: z.strictObject({ id: z.uuid() }),
  method: 'get',
  output,
  path: '/events/:id/span',
  run: async ({ input: { id }, req }) => {
    const span = await readSpan(req, id)
    if (!span) return { span: null }
    const { first, first_tz, last, last_tz } = span
    return {
      span: {
        end: { at: new Date(last).toISOString(), timezone: last_tz },
        start: { at: new Date(first).toISOString(), timezone: first_tz },
      },
    }
  },
  summary: 'Read the start and end of an event from its performances',
  tenant: ({ id }, req) => tenantOfDocument({ id, type: 'events' }, req),
  who: withAnyPermission('events:view'),
})
