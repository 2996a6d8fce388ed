import { z } from 'zod'
import { defineOperation, withAnyPermission } from '@/exports/server'
import { announceNow, announcementInput } from '../../lib/announcements/announceNow'
import { MAX_REASON_LENGTH } from '../../lib/announcements/limits'
import { AREA } from '../../lib/plan'

const output = z.object({
  id: z.uuid(),
  changed: z.number().int(),
  /** How many were saved as drafts, so that visitors do not see the change yet. */
  drafts: z.number().int(),
})

export type Announced = z.infer<typeof output>

/**
 * Changes performances of any events of a site in one transaction, all or none, and tells visitors and colleagues. The
 * announcement is taken back as one.
 */
export const announceChange = defineOperation({
  name: 'announceChange',
  area: AREA,
  audit: 'events.changeAnnounced',
  input: announcementInput,
  limit: { by: ['person'], points: 60, seconds: 60 },
  method: 'post',
  output,
  path: '/announcements',
  run: async ({ audit, input, person, req, tenantId }) => {
    const { changed, drafts, id, title } = await announceNow(req, { input, person, tenantId })
    audit({
      after: { kind: input.outcome.kind, performances: changed, title: title.slice(0, MAX_REASON_LENGTH) },
      target: `announcements/${id}`,
    })
    return { changed, drafts, id }
  },
  summary: 'Cancel, postpone, move or delay performances and tell visitors',
  tenant: ({ tenantId }) => tenantId,
  who: withAnyPermission('events:manage'),
})
