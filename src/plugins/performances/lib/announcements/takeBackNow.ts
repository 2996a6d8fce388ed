import type { PayloadRequest } from 'payload'
import { forbidden } from '@/exports/server'
import { hasPermission } from '@/exports/shared'
import type { Person } from '@/exports/types'
import { eventParts } from '@/access/registryOf'
import { isSameValue } from '@/lib/content/values'
import {
  setAnnouncementState,
  findAnnouncement,
  performancesOfAnnouncements,
  markAsLeft,
  type AnnouncedPerformance,
  type StoredAnnouncement,
} from '../../database/announcements'
import { CHANGED_FIELDS } from '../change'
import { AREA } from '../plan'
import { rejectPerformances } from '../rejectPerformances'
import { restoreValues } from '../restoreValues'
import { lockInEffect } from './lockInEffect'

/**
 * Takes an announcement of a site back, in the request's transaction: its performances become what they were, except
 * those that have been changed since, and visitors no longer read it. One that it replaced is in effect again for them.
 * The caller writes the audit entry.
 * @param person who may edit events of the site
 * @throws OperationError 404 if it is none of the site's
 * @returns reasons for performances that were left as they are, and the ids of the others
 */
export async function takeBackNow(
  req: PayloadRequest,
  { id, locale, person, tenantId }: { id: string; locale: string; person: Person; tenantId: string },
): Promise<{ leftOut: string[]; restored: string[] }> {
  const announcement = await lockInEffect(req, { id, tenantId })
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
  return { leftOut, restored }
}

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
