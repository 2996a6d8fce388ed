import { sql } from 'drizzle-orm'
import { formatAdminURL } from 'payload/shared'
import type { PayloadRequest } from 'payload'
import { dbOf } from '../../database/dbOf'
import { queueMail } from '../../emails/queueMail'
import { deviceName, shortAgent } from '../../lib/accounts/deviceName'
import { addressOf, NO_ADDRESS } from '../limits'

interface SignIn {
  /** Hash of the device's cookie. */
  device: string
  sessionId: string
  userId: string
}

interface Before {
  email: string
  first_name: string | null
  has_signed_in: boolean
  knows_device: boolean
}

/** Notes where and with what a session began, and tells the person by mail of a device that they never used before. */
export async function noteSignIn(req: PayloadRequest, { device, sessionId, userId }: SignIn): Promise<void> {
  const db = await dbOf(req)
  const { rows } = await db.execute<Before & Record<string, unknown>>(sql`select email, first_name,
      exists (select 1 from sign_ins where user_id = users.id) as has_signed_in,
      exists (select 1 from sign_ins where user_id = users.id and device_hash = ${device}) as knows_device
    from users where id = ${userId}::uuid`)
  const [agent, network] = [shortAgent(req.headers), addressOf(req.headers)]
  await db.execute(sql`insert into sign_ins (session_id, user_id, device_hash, agent, network)
    values (${sessionId}, ${userId}::uuid, ${device}, ${agent}, ${network})`)
  const before = rows[0]
  if (!before?.has_signed_in || before.knows_device) return
  await queueMail(req, {
    content: {
      at: new Date().toISOString(),
      device: deviceName(agent) ?? '',
      link: accountLink(req),
      name: before.first_name ?? '',
      network: network === NO_ADDRESS ? '' : network,
      template: 'newSignIn',
    },
    to: before.email,
  })
}

/** Where a person sees their own sessions and proofs. */
export const accountLink = ({ payload: { config } }: PayloadRequest): string => formatAdminURL({ adminRoute: config.routes.admin, path: '/auth/account', serverURL: config.serverURL })
