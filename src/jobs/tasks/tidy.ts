import type { BasePayload } from 'payload'
import { poolOf } from '../../access/poolOf'

/** Clears away what is of no use any more: expired sessions, limits and invitations, mails sent long ago. */
export async function tidy(payload: BasePayload): Promise<void> {
  const pool = poolOf(payload)
  await pool.query('delete from users_sessions where expires_at < now()')
  await pool.query('delete from rate_limits where expire < extract(epoch from now()) * 1000')
  await pool.query(`update invite_tokens set status = 'expired' where status = 'pending' and expires_at < now()`)
  await pool.query(`delete from mails where status = 'sent' and sent_at < now() - interval '90 days'`)
}
