import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasPermission } from '@/access/person'
import { eventParts } from '@/access/registryOf'
import { defineOperation } from '@/endpoints/define'
import { forbidden } from '@/endpoints/OperationError'
import { withAnyPermission } from '@/endpoints/routeRules'
import { inputProblem } from '@/i18n/inputs/inputProblem'
import { isSameValue } from '@/lib/content/values'
import { isContentLanguage } from '@/lib/languages/codes'
import {
  setAnnouncementState,
  findAnnouncement,
  performancesOfAnnouncements,
  markAsLeft,
  type AnnouncedPerformance,
  type StoredAnnouncement,
} from '../../database/announcements'
import { CHANGED_FIELDS } from '../../lib/change'
import { lockInEffect } from '../../lib/announcements/lockInEffect'
import { AREA } from '../../lib/plan'
import { rejectPerformances } from '../../lib/rejectPerformances'
import { restoreValues } from '../../lib/restoreValues'

const output = z.object({
  /** Reasons for performances that were left as they are: changed since. */
  leftOut: z.array(z.string()),
  restored: z.number().int(),
})

export type TakenBack = z.infer<typeof output>

/**
 * Takes an announcement back: its performances become what they were, except those that have been changed since, and
 * visitors no longer read it. One that it replaced is in effect again for them.
 */
export const takeAnnouncementBack = defineOperation({
  name: 'takeAnnouncementBack',
  area: AREA,
  audit: 'events.changeTakenBack',
  input: z.strictObject({
    id: z.uuid(),
    locale: z.string().refine(isContentLanguage, inputProblem('language')).default('en'),
  }),
  method: 'post',
  output,
  path: '/announcements/:id/take-back',
  run: async ({ audit, input: { id, locale }, person, req, tenantId }) => {
    const announcement = await lockInEffect(req, id)
    const isPublic = announcement.isOnSite || announcement.replaces !== null
    if (isPublic && !hasPermission(person, 'events:publish', tenantId)) throw forbidden(AREA)
    const rows = await performancesOfAnnouncements(req, [id])
    const replaced = announcement.replaces && (await findAnnouncement(req, announcement.replaces, { forUpdate: true }))
    const events = [...new Set(rows.map(({ eventId }) => eventId))]
    const { leftOut, locked, restored } = await restoreValues(
      req,
      { events, locale, tenant: tenantId },
      rows.map(({ before, leftAt, performanceId }) => ({ before, id: performanceId, leftAt: leftAt.toISOString() })),
    )
    // It can be taken back once only: better later, as a whole.
    if (locked.size > 0) throw rejectPerformances(req, 423, locked)
    const fields = CHANGED_FIELDS.filter((name) =>
      rows.some(({ after, before }) => !isSameValue(after[name], before[name])),
    )
    for (const keepValues of eventParts(req.payload, 'keepValues'))
      await keepValues(req, { fields, performances: restored, tenant: tenantId })
    await setAnnouncementState(req, id, 'takenBack')
    if (replaced && replaced.state !== 'takenBack') await resume(req, replaced, rows, restored)
    audit({ after: { performances: restored.length }, target: `announcements/${id}` })
    return { leftOut, restored: restored.length }
  },
  summary: 'Take an announcement about performances back',
  tenant: async ({ id }, req) => (await findAnnouncement(req, id))?.tenantId ?? null,
  who: withAnyPermission('events:manage'),
})

/**
 * Puts what was replaced in effect again, unless it has stayed so for some of its performances or ended with a later
 * one.
 */
async function resume(
  req: PayloadRequest,
  replaced: StoredAnnouncement,
  rows: AnnouncedPerformance[],
  restored: string[],
): Promise<void> {
  const taken = new Set(rows.map(({ performanceId }) => performanceId))
  const earlier = await performancesOfAnnouncements(req, [replaced.id])
  if (earlier.every(({ performanceId }) => taken.has(performanceId)))
    await setAnnouncementState(req, replaced.id, 'done')
  await markAsLeft(req, replaced.id, restored)
}
