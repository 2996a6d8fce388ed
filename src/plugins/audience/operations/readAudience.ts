import { z } from 'zod'
import { defineOperation, notFound, tenantOfInput } from '@/exports/server'
import { readReport } from '../lib/readReport'
import { AREA, mayView, periodInput, periodOf } from './input'

const count = z.number().int()
const name = { collection: z.string(), id: z.uuid(), title: z.string() }

/** Reads what visitors read, where they come from, what they do not find, and where they press Book. */
export const readAudience = defineOperation({
  name: 'readAudience',
  area: AREA,
  audit: null,
  input: z.strictObject(periodInput),
  limit: { by: ['person'], points: 120, seconds: 60 },
  method: 'get',
  output: z.object({
    calendars: z.array(z.object({ ...name, downloads: count, fetches: count })),
    days: z.array(z.object({ day: z.string(), presses: count, visits: count })),
    documents: z.array(z.object({ ...name, visits: count })),
    from: z.string(),
    isOn: z.boolean(),
    languages: z.array(z.object({ language: z.string(), visits: count })),
    lists: z.array(z.object({ template: z.string(), visits: count })),
    performances: z.array(
      z.object({ event: z.string(), id: z.string(), presses: count, start: z.string().nullable(), title: z.string() }),
    ),
    presses: count,
    searches: z.array(z.object({ times: count, words: z.string() })),
    sources: z.array(z.object({ host: z.string(), visits: count })),
    to: z.string(),
    visits: count,
  }),
  path: '/audience',
  run: async ({ input, req, tenantId }) => {
    if (!tenantId) throw notFound(AREA)
    return readReport(req, tenantId, await periodOf(req, tenantId, input))
  },
  summary: 'Read what visitors read and where they press Book',
  takesToken: true,
  tenant: tenantOfInput,
  tool: {
    description:
      'Reads figures of the website for a period of days (`from` and `to`, such as 2026-11-01; without them the last 28 days): visits by day and page, websites that visitors come from, searches that found nothing, and presses of booking links by performance. There is nothing about individual visitors.',
  },
  who: mayView,
})
