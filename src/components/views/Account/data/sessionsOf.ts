import type { PayloadRequest } from 'payload'
import { poolOf } from '../../../../database/poolOf'
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

interface Row {
  id: string
  agent: string | null
  began: Date
  network: string | null
  seen: Date | null
}

/** Where a person is signed in, the session in hand first, then the last used. */
export async function sessionsOf(req: PayloadRequest, userId: string): Promise<SessionData[]> {
  const { rows } = await poolOf(req.payload).query<Row>({
    name: 'callboard-own-sessions',
    text: `select s.id, s.created_at as began, i.agent, i.network, i.last_seen_at as seen
      from users_sessions s left join sign_ins i on i.session_id = s.id
      where s._parent_id = $1 and s.expires_at > now()
      order by s.id = $2 desc, coalesce(i.last_seen_at, s.created_at) desc limit 100`,
    values: [userId, ownSession(req) ?? ''],
  })
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
