import { z } from 'zod'
import { renamePerformances } from '@/collections/EventInstances/renamePerformances'
import { writeSpans } from '@/database/events/span'
import { writeDocumentsWithin } from '@/database/bulk/writeDocuments'
import { defineOperation, forbidden, newId, notFound, refused, translatorOf, withAnyPermission } from '@/exports/server'
import { clientOf } from '@/database/connections'
import { lockEventAndReadTrash } from '@/database/performances/trash'
import { EVENTS } from '@/collections/groups'
import { canPublish } from '@/access/personOf'
import { bulkTarget } from '@/collections/hooks/bulk'
import { momentInZone } from '@/lib/events/momentInZone'
import { isContentLanguage } from '@/lib/languages/codes'
import { tenantOfEvent, titleOfEvent } from '../lib/eventOf'
import { performanceDetails } from '../lib/change'
import { toPerformances } from '../lib/toPerformances'
import { AREA, planInput, loadPlan } from '../lib/plan'
import { inputProblem } from '@/i18n/inputs/inputProblem'

const output = z.object({ added: z.number().int(), ids: z.array(z.uuid()), skipped: z.number().int() })

export type AddedPerformances = z.infer<typeof output>

/** Adds the performances described by a rule, except those that already exist: all of them or none. */
export const addPerformances = defineOperation({
  name: 'addPerformances',
  area: AREA,
  audit: 'events.performancesAdded',
  input: z.strictObject({
    ...planInput,
    ...performanceDetails,
    locale: z.string().refine(isContentLanguage, inputProblem('language')).default('en'),
    status: z.enum(['draft', 'published']).default('draft'),
  }),
  method: 'post',
  output,
  path: '/events/:id/performances',
  run: async ({ audit, input, req, tenantId }) => {
    if (input.status === 'published' && !(await canPublish(req, EVENTS, tenantId)))
      throw forbidden(AREA, translatorOf(req.i18n)('publishNotAllowed'))
    // Locks the event: concurrent requests that add performances or move the event to the trash wait for this one.
    if ((await lockEventAndReadTrash(req, input.id)) !== false) throw notFound(AREA)
    const { dates, timezone } = await loadPlan(req, tenantId, input)
    const skipped = dates.find(({ change, isThere }) => change === 'gap' && !isThere)
    if (skipped)
      throw refused(
        AREA,
        translatorOf(req.i18n)('performancesSkipped', {
          day: momentInZone(skipped.start, timezone, req.i18n.language),
        }),
        'rule',
      )
    const documents = toPerformances(req, { ...input, dates, event: input.id, timezone }).map((data) => ({
      data,
      id: newId(req.payload, 'event-instances'),
    }))
    const client = await clientOf(req)
    const { refused: problems } = await writeDocumentsWithin(
      client,
      bulkTarget(req.payload, tenantId, input.locale, input.status),
      'event-instances',
      documents,
    )
    const [problem] = problems
    if (problem) throw refused(AREA, problem.reason)
    await renamePerformances(req, tenantId, { ids: documents.map(({ id }) => id) })
    await writeSpans(req, [input.id])
    audit({
      after: { performances: documents.length, title: (await titleOfEvent(input.id, tenantId, req)) ?? '' },
      target: `events/${input.id}`,
    })
    return { added: documents.length, ids: documents.map(({ id }) => id), skipped: dates.length - documents.length }
  },
  summary: 'Add the performances of an event by a rule',
  tenant: ({ id }, req) => tenantOfEvent(id, req),
  who: withAnyPermission('events:manage'),
})
