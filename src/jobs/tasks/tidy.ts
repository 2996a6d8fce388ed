import type { BasePayload } from 'payload'
import { poolOf } from '../../database/poolOf'
import { deleteBlankDrafts } from './deleteBlankDrafts'

/** Clears away what is of no use any more: expired sessions, tokens, limits and invitations, devices, saves and mails, sent or lost, of long ago, pictures that nobody has, drafts that nobody wrote. */
export async function tidy(payload: BasePayload): Promise<void> {
  const pool = poolOf(payload)
  await pool.query('delete from users_sessions where expires_at < now()')
  await pool.query('delete from account_tokens where expires_at < now()')
  await pool.query(`delete from sign_ins s where last_seen_at < now() - interval '90 days' and not exists (select 1 from users_sessions where id = s.session_id)`)
  await pool.query(`delete from document_saves where saved_at < now() - interval '90 days'`)
  await pool.query('delete from rate_limits where expire < extract(epoch from now()) * 1000')
  await pool.query(`update invite_tokens set status = 'expired' where status = 'pending' and expires_at < now()`)
  await pool.query(`delete from mails where status <> 'queued' and updated_at < now() - interval '90 days'`)
  await deleteUnusedAvatars(payload)
  await deleteBlankDrafts(payload)
}

/** Those that were uploaded and never chosen, or replaced since. A day leaves time to choose. */
async function deleteUnusedAvatars(payload: BasePayload): Promise<void> {
  const { rows } = await poolOf(payload).query<{ id: string }>(`select id from avatars a where created_at < now() - interval '1 day'
    and not exists (select 1 from users where avatar_id = a.id) and not exists (select 1 from tenants where avatar_id = a.id)
    and not exists (select 1 from collaborators where logo_id = a.id) and not exists (select 1 from apps where logo_id = a.id) limit 200`)
  if (rows.length === 0) return
  await payload.delete({
    collection: 'avatars',
    depth: 0,
    // A job of the provider's: there is no person whose rights could be asked. Through Payload, which deletes the files along.
    overrideAccess: true,
    where: { id: { in: rows.map((row) => row.id) } },
  })
}
