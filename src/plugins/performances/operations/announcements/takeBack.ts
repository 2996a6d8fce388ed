import { z } from 'zod'
import { defineOperation, withAnyPermission } from '@/exports/server'
import { inputProblem } from '@/i18n/inputs/inputProblem'
import { isContentLanguage } from '@/lib/languages/codes'
import { findAnnouncement } from '../../database/announcements'
import { takeBackNow } from '../../lib/announcements/takeBackNow'
import { AREA } from '../../lib/plan'

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
    const { leftOut, restored } = await takeBackNow(req, { id, locale, person, tenantId })
    audit({ after: { performances: restored.length }, target: `announcements/${id}` })
    return { leftOut, restored: restored.length }
  },
  summary: 'Take an announcement about performances back',
  tenant: async ({ id }, req) => (await findAnnouncement(req, id))?.tenantId ?? null,
  who: withAnyPermission('events:manage'),
})
