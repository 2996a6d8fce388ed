import type { PayloadRequest } from 'payload'
import { conflict, notFound, translatorOf } from '@/exports/server'
import { findAnnouncement, type StoredAnnouncement } from '../../database/announcements'
import { AREA } from '../plan'

/**
 * Locks an announcement of a tenant to change it.
 * @throws OperationError 404 if it is none of the tenant's, or 409 if it has been taken back or replaced
 */
export async function lockInEffect(
  req: PayloadRequest,
  { id, tenantId }: { id: string; tenantId: string },
): Promise<StoredAnnouncement> {
  const announcement = await findAnnouncement(req, id, { forUpdate: true })
  if (announcement?.tenantId !== tenantId) throw notFound(AREA)
  if (announcement.state !== 'done') throw conflict(AREA, translatorOf(req.i18n)('announceEnded'))
  return announcement
}

/** Whether all pages of its site show an announcement that is in effect. */
export const isOnPages = ({ isOnSite, until }: Pick<StoredAnnouncement, 'isOnSite' | 'until'>, now: Date): boolean =>
  isOnSite && (until === null || until > now)
