import type { PayloadRequest } from 'payload'
import { readOpenSessions } from '@/database/accounts/accountReads'
import { ownSession } from '@/endpoints/accounts/sessions/sessions'
import { NO_ADDRESS } from '@/endpoints/rateLimits'
import { deviceName } from '@/lib/accounts/deviceName'
import { exactTime } from '@/lib/time/relativeTime'

/** A session of a user, with formatted times. */
export interface SessionData {
  id: string
  began: string
  /** Browser and operating system; null if the user agent is unknown. */
  device: string | null
  isOwn: boolean
  network: string | null
  seen: string | null
}

/** Sessions of a user: the current one first, then by last use. */
export async function loadSessions(req: PayloadRequest, userId: string): Promise<SessionData[]> {
  const rows = await readOpenSessions(req.payload, userId, ownSession(req) ?? null)
  const { language } = req.i18n
  return rows.map(({ agent, began, id, network, seen }) => ({
    began: exactTime(began, language),
    device: deviceName(agent ?? ''),
    id,
    isOwn: id === ownSession(req),
    network: network === NO_ADDRESS ? null : network,
    seen: seen && exactTime(seen, language),
  }))
}
