import type { BasePayload } from 'payload'
import { poolOf } from '@/database/connections'

/**
 * Deletes expired sessions, tokens and rate limits, and devices, save records and processed emails older than 90 days.
 * Marks overdue invitations as expired.
 */
export async function deleteExpiredRows(payload: BasePayload): Promise<void> {
  const pool = poolOf(payload)
  await pool.query('delete from users_sessions where expires_at < now()')
  await pool.query('delete from account_tokens where expires_at < now()')
  await pool.query(
    `delete from sign_ins s where last_seen_at < now() - interval '90 days' and not exists (select 1 from users_sessions where id = s.session_id)`,
  )
  await pool.query(`delete from document_saves where saved_at < now() - interval '90 days'`)
  await pool.query('delete from rate_limits where expire < extract(epoch from now()) * 1000')
  await pool.query(`update invite_tokens set status = 'expired' where status = 'pending' and expires_at < now()`)
  await pool.query(`delete from mails where status <> 'queued' and updated_at < now() - interval '90 days'`)
}

/** Ids of unused pictures of users, tenants, organisations and apps that are at least a day old. */
export async function findUnusedAvatars(payload: BasePayload, limit: number): Promise<string[]> {
  const { rows } = await poolOf(payload).query<{ id: string }>(
    `select id from avatars a where created_at < now() - interval '1 day'
    and not exists (select 1 from users where avatar_id = a.id) and not exists (select 1 from tenants where avatar_id = a.id)
    and not exists (select 1 from collaborators where logo_id = a.id) and not exists (select 1 from apps where logo_id = a.id) limit $1`,
    [limit],
  )
  return rows.map(({ id }) => id)
}
