import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { callboardOf, changeManyOutsideForms, dbOf, defineOperation, withAnyPermission } from '@/exports/server'
import { writeSpans } from '@/database/events/span'
import { describeSkippedDocuments } from '@/collections/saves/describeSkippedDocuments'
import { deleteDocumentRows } from '@/database/documents/stored'
import { deleteUntouchedPerformances } from '@/database/performances/runs'
import { MAX_PERFORMANCES_AT_ONCE } from '@/lib/events/recurring/rule'
import { tenantOfEvent, titleOfEvent } from '../lib/eventOf'
import { AREA } from '../lib/plan'

/** Deletes performances that were just added. Those that have been changed since or are being edited are kept. */
export const undoPerformances = defineOperation({
  name: 'undoPerformances',
  area: AREA,
  audit: 'events.performancesUndone',
  input: z.strictObject({ id: z.uuid(), ids: z.array(z.uuid()).min(1).max(MAX_PERFORMANCES_AT_ONCE) }),
  method: 'post',
  output: z.object({
    /** Reasons, with titles, for those that are being edited by somebody else. */
    leftOut: z.array(z.string()),
    removed: z.number().int(),
  }),
  path: '/events/:id/performances/undo',
  run: async ({ audit, input: { id, ids }, req, tenantId }) => {
    const { leftOut, result: removed } = await changeManyOutsideForms(
      req,
      { collection: 'event-instances', fields: ['title'], ids },
      (free) => deletePerformances(req, id, free),
    )
    if (removed > 0) await writeSpans(req, [id])
    audit({
      after: { performances: removed, title: (await titleOfEvent(id, tenantId, req)) ?? '' },
      target: `events/${id}`,
    })
    return { leftOut: await describeSkippedDocuments(req, 'event-instances', leftOut), removed }
  },
  summary: 'Undo adding performances',
  tenant: ({ id }, req) => tenantOfEvent(id, req),
  who: withAnyPermission('events:manage'),
})

/** Also deletes the rows about them in other tables: references, saves and plugin data. */
async function deletePerformances(req: PayloadRequest, event: string, ids: string[]): Promise<number> {
  const deleted = await deleteUntouchedPerformances(req, event, ids)
  await deleteDocumentRows(await dbOf(req), callboardOf(req.payload).documentTables, 'event-instances', deleted)
  return deleted.length
}
