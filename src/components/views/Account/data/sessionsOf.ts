import type { PayloadRequest } from 'payload'
import { openSessions } from '../../../../database/accounts/accountReads'
import { ownSession } from '../../../../endpoints/accounts/ownSession'
import { NO_ADDRESS } from '../../../../endpoints/limits'
import { deviceName } from '../../../../lib/accounts/deviceName'
import { exactTime } from '../../../../lib/times/relativeTime'

/** One place where a person is signed in. Moments as they are read. */
export interface SessionData {
  id: string
  began: string
  /** Browser and system; null for what says nothing of the kind. */
  device: string | null
  isOwn: boolean
  network: string | null
  seen: string | null
}

/** Where a person is signed in, the session in hand first, then the last used. */
export async function sessionsOf(req: PayloadRequest, userId: string): Promise<SessionData[]> {
  const rows = await openSessions(req.payload, userId, ownSession(req) ?? null)
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
