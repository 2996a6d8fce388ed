import type { BasePayload } from 'payload'
import { poolOf } from '@/database/connections'
import { namesOf } from '@/database/names'

const usersSessions = namesOf('users_sessions')
const accountTokens = namesOf('account_tokens')
const s = namesOf('sign_ins', 's')
const documentSaves = namesOf('document_saves')
const rateLimits = namesOf('rate_limits')
const inviteTokens = namesOf('invite_tokens')
const mails = namesOf('mails')
const a = namesOf('avatars', 'a')
const users = namesOf('users')
const tenants = namesOf('tenants')
const collaborators = namesOf('collaborators')
const apps = namesOf('apps')

/**
 * Deletes expired sessions, tokens and rate limits, and devices, save records and processed emails older than 90 days.
 * Marks overdue invitations as expired.
 */
export async function deleteExpiredRows(payload: BasePayload): Promise<void> {
  const pool = poolOf(payload)
  await pool.query(`delete from ${usersSessions} where ${usersSessions.expires_at} < now()`)
  await pool.query(`delete from ${accountTokens} where ${accountTokens.expires_at} < now()`)
  await pool.query(
    `delete from ${s} where ${s.last_seen_at} < now() - interval '90 days' and not exists (select 1 from ${usersSessions} where ${usersSessions.id} = ${s.session_id})`,
  )
  await pool.query(`delete from ${documentSaves} where ${documentSaves.saved_at} < now() - interval '90 days'`)
  await pool.query(`delete from ${rateLimits} where ${rateLimits.expire} < extract(epoch from now()) * 1000`)
  await pool.query(
    `update ${inviteTokens} set ${inviteTokens.status} = 'expired' where ${inviteTokens.status} = 'pending' and ${inviteTokens.expires_at} < now()`,
  )
  await pool.query(
    `delete from ${mails} where ${mails.status} <> 'queued' and ${mails.updated_at} < now() - interval '90 days'`,
  )
}

/** Ids of unused pictures of users, tenants, organisations and apps that are at least a day old. */
export async function findUnusedAvatars(payload: BasePayload, limit: number): Promise<string[]> {
  const { rows } = await poolOf(payload).query<{ id: string }>(
    `select ${a.id} from ${a} where ${a.created_at} < now() - interval '1 day'
    and not exists (select 1 from ${users} where ${users.avatar_id} = ${a.id}) and not exists (select 1 from ${tenants} where ${tenants.avatar_id} = ${a.id})
    and not exists (select 1 from ${collaborators} where ${collaborators.logo_id} = ${a.id}) and not exists (select 1 from ${apps} where ${apps.logo_id} = ${a.id}) limit $1`,
    [limit],
  )
  return rows.map(({ id }) => id)
}
