import { DateTime } from 'luxon'
import { z } from 'zod'
import { defineOperation, tenantOf, withAnyPermission } from '@/exports/server'
import { countPerformances, listPerformances } from '@/database/performances/calendar'
import { ACCESS_KINDS } from '@/lib/events/accessKinds'
import { dayInput } from '@/lib/events/recurring/rule'
import { eventParts } from '@/access/registryOf'
import { toLocalDateTime } from '@/lib/events/calendar/localDateTime'
import type { Sale } from '@/lib/events/sale'
import { referencesFor } from '../lib/proposals/values/references'
import { tool } from './documents'
import { isoMoment } from '@/lib/time/isoDate'

const MAX_RESULTS = 100
const STATES = ['scheduled', 'cancelled', 'postponed', 'sold_out', 'moved'] as const
const VENUE = { name: 'venue', relationTo: 'venues', type: 'relationship' }
const day = (description: string) => dayInput.meta({ description, examples: ['2027-03-01'] })

export const listWhatsOn = defineOperation({
  ...tool,
  name: 'listWhatsOn',
  input: z.strictObject({
    access: z.enum(ACCESS_KINDS).optional().describe('Only performances with this kind of access'),
    from: day('First day, YYYY-MM-DD'),
    tenant: z.uuid(),
    event: z.uuid().optional().describe('Id of an event, for its performances only'),
    state: z.enum(STATES).optional().describe('Only those in this state, such as sold_out or cancelled'),
    limit: z.number().int().min(1).max(MAX_RESULTS).optional().describe('How many to list'),
    to: day('Last day; without it the next to come are listed').optional(),
    venue: z.string().trim().min(1).max(300).optional().describe('Id or name of a venue'),
  }),
  method: 'post',
  output: z.object({
    performances: z.array(
      z.object({
        /** Day and time on the clock of its place. */
        day: z.string(),
        event: z.string().nullable(),
        id: z.string(),
        /** Whether the box office says that few tickets are left; null if unknown. */
        isFewLeft: z.boolean().nullable(),
        start: z.string(),
        state: z.string(),
        status: z.string(),
        time: z.string(),
        title: z.string(),
        venue: z.string().nullable(),
      }),
    ),
    /** Number of all performances, also of those beyond the listed ones. */
    total: z.number(),
  }),
  path: '/assistant/whats-on',
  run: async ({ input: { access, event, from, limit: wanted, state, to, venue: place }, req, tenantId }) => {
    const tenant = tenantId ? await tenantOf(req, tenantId) : null
    if (!tenant) return { performances: [], total: 0 }
    const venue = place && String(await referencesFor(VENUE, place, { label: 'venue', req, tenant }))
    const zone = tenant.timezone
    const startOfDay = (date: string) => DateTime.fromISO(date, { zone }).startOf('day')
    const until = to ? startOfDay(to).plus({ days: 1 }) : startOfDay(from).plus({ years: 1 })
    const now = DateTime.now().setZone(zone)
    const period = {
      // "From now on" leaves out what began earlier today; a day or a period is whole.
      since: isoMoment(to || from !== now.toISODate() ? startOfDay(from) : now),
      tenant: tenant.id,
      until: isoMoment(until),
      ...(access && { access }),
      ...(event && { event }),
      ...(state && { instanceStatus: state }),
      ...(venue && { venue }),
    }
    const limit = wanted ?? (to || event ? MAX_RESULTS : 20)
    const found = await listPerformances(req, { ...period, limit, locale: tenant.defaultLanguage })
    const ids = found.map(({ id }) => id)
    const saleBy = new Map<string, Sale>()
    for (const salesOf of eventParts(req.payload, 'sales'))
      for (const [id, sale] of await salesOf(req, tenant.id, ids)) saleBy.set(id, sale)
    return {
      performances: found.map(
        ({ event: of, id, instanceStatus, start, state: published, timezone, title, venueName }) => ({
          ...toLocalDateTime(start, timezone),
          event: of,
          id,
          isFewLeft: saleBy.get(id)?.isFewLeft ?? null,
          start: DateTime.fromISO(start, { zone: timezone }).toFormat('cccc d LLLL yyyy, HH:mm'),
          state: published,
          status: instanceStatus,
          title: title ?? '',
          venue: venueName,
        }),
      ),
      total: found.length < limit ? found.length : await countPerformances(req, period),
    }
  },
  summary: "List what's on for the assistant",
  tool: {
    description:
      "Lists performances between two days, drafts included, with times on their place's clock: of the whole site, of an event, at a venue, or in a state such as sold out. Use it for what is on, coming up, tonight or this month, and for the ids of performances.",
  },
  who: withAnyPermission('events:view'),
})
