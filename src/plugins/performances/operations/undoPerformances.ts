import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { callboardOf } from '../../../access/registryOf'
import { writeSpan } from '../../../database/events/span'
import { changeManyOutsideForms } from '../../../collections/saves/changeOutsideForm'
import { nameLeftOut } from '../../../collections/saves/nameLeftOut'
import { deleteRowsBeside } from '../../../database/documents/touchDocuments'
import { dbOf } from '../../../database/connections'
import { deleteUntouched } from '../../../database/performances/runs'
import { defineOperation } from '../../../endpoints/define'
import { holderOf } from '../../../endpoints/routeRules'
import { MOST_AT_ONCE } from '../../../lib/events/recurring/rule'
import { tenantOfEvent, titleOfEvent } from '../lib/eventOf'
import { AREA } from '../lib/plan'

/** Takes performances back that were added a moment ago and that nobody has touched since, or is editing; all others stay. */
export const undoPerformances = defineOperation({
  name: 'undoPerformances',
  area: AREA,
  audit: 'events.performancesUndone',
  input: z.strictObject({ id: z.uuid(), ids: z.array(z.uuid()).min(1).max(MOST_AT_ONCE) }),
  method: 'post',
  output: z.object({
    /** Why those stay that somebody else is editing, by their titles. */
    leftOut: z.array(z.string()),
    removed: z.number().int(),
  }),
  path: '/events/:id/performances/undo',
  run: async ({ audit, input: { id, ids }, req, tenantId }) => {
    const { leftOut, result: removed } = await changeManyOutsideForms(
      req,
      { collection: 'event-instances', fields: ['title'], ids },
      (free) => remove(req, id, free),
    )
    if (removed > 0) await writeSpan(req, id)
    audit({
      after: { performances: removed, title: (await titleOfEvent(id, tenantId, req)) ?? '' },
      target: `events/${id}`,
    })
    return { leftOut: await nameLeftOut(req, 'event-instances', leftOut), removed }
  },
  summary: 'Take back the performances that were just added',
  tenant: ({ id }, req) => tenantOfEvent(id, req),
  who: holderOf('events:manage'),
})

/** Nothing of what was kept beside them stays: references, saves, and what plugins hold. */
async function remove(req: PayloadRequest, event: string, ids: string[]): Promise<number> {
  const gone = await deleteUntouched(req, event, ids)
  await deleteRowsBeside(await dbOf(req), callboardOf(req.payload).documentTables, 'event-instances', gone)
  return gone.length
}
