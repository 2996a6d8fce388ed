import { z } from 'zod'
import { conflict, defineOperation, translatorOf, withAnyPermission } from '@/exports/server'
import { endOnPages, findAnnouncement } from '../../database/announcements'
import { isOnPages, lockInEffect } from '../../lib/announcements/lockInEffect'
import { AREA } from '../../lib/plan'

/** Takes an announcement off all pages of a site. Its performances, and what their own pages say, stay as announced. */
export const takeAnnouncementOffPages = defineOperation({
  name: 'takeAnnouncementOffPages',
  area: AREA,
  audit: 'events.changeOffPages',
  input: z.strictObject({ id: z.uuid() }),
  method: 'post',
  output: z.object({ id: z.uuid() }),
  path: '/announcements/:id/take-off-pages',
  run: async ({ audit, input: { id }, req, tenantId }) => {
    const now = new Date()
    const announcement = await lockInEffect(req, { id, tenantId })
    if (!isOnPages(announcement, now)) throw conflict(AREA, translatorOf(req.i18n)('announceOffAlready'))
    await endOnPages(req, id, now)
    audit({ target: `announcements/${id}` })
    return { id }
  },
  summary: 'Take an announcement about performances off all pages',
  tenant: async ({ id }, req) => (await findAnnouncement(req, id))?.tenantId ?? null,
  who: withAnyPermission('events:publish'),
})
