import { DateTime } from 'luxon'
import { z } from 'zod'
import { tenantOf } from '../../../access/tenants'
import { listPerformances } from '../../../database/performances/calendar'
import { defineOperation } from '../../../endpoints/define'
import { withAnyPermission } from '../../../endpoints/routeRules'
import { dayInput } from '../../../lib/events/recurring/rule'
import { tool } from './documents'
import { isoMoment } from '@/lib/time/isoDate'

const MAX_RESULTS = 100
const day = (description: string) => dayInput.meta({ description, examples: ['2027-03-01'] })

export const listWhatsOn = defineOperation({
  ...tool,
  name: 'listWhatsOn',
  input: z.strictObject({
    from: day('First day, YYYY-MM-DD'),
    tenant: z.uuid(),
    to: day('Last day; without it the next to come are listed').optional(),
    venue: z.uuid().optional(),
  }),
  method: 'post',
  output: z.object({
    performances: z.array(
      z.object({
        event: z.string().nullable(),
        id: z.string(),
        start: z.string(),
        state: z.string(),
        status: z.string(),
        title: z.string(),
        venue: z.string().nullable(),
      }),
    ),
  }),
  path: '/assistant/whats-on',
  run: async ({ input: { from, to, venue }, req, tenantId }) => {
    const tenant = tenantId ? await tenantOf(req, tenantId) : null
    if (!tenant) return { performances: [] }
    const zone = tenant.timezone
    const startOfDay = (date: string) => DateTime.fromISO(date, { zone }).startOf('day')
    const until = to ? startOfDay(to).plus({ days: 1 }) : startOfDay(from).plus({ years: 1 })
    const found = await listPerformances(req, {
      limit: to ? MAX_RESULTS : 20,
      locale: tenant.defaultLanguage,
      since: isoMoment(startOfDay(from)),
      tenant: tenant.id,
      until: isoMoment(until),
      ...(venue && { venue }),
    })
    return {
      performances: found.map(({ event, id, instanceStatus, start, state, timezone, title, venueName }) => ({
        event,
        id,
        start: DateTime.fromISO(start, { zone: timezone }).toFormat('cccc d LLLL yyyy, HH:mm'),
        state,
        status: instanceStatus,
        title: title ?? '',
        venue: venueName,
      })),
    }
  },
  summary: "List what's on for the assistant",
  tool: {
    description:
      "Lists performances between two days, drafts included, with times on their place's clock. Use it for what is on, coming up, tonight or this month.",
  },
  who: withAnyPermission('events:view'),
})
