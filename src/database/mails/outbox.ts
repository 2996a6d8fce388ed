import type { BasePayload } from 'payload'
import type { PoolClient } from 'pg'
import { poolOf } from '../connections'

/** A mail of the outbox that waits to be sent. */
export interface QueuedMail {
  id: string
  /** Tries so far. */
  attempts: number
  /** Its content, encrypted; null where it is wiped. */
  sealed: string | null
  template: string
  /** Id; null for a mail about an account. */
  tenant: string | null
  to: string
}

/** Locks a mail that waits until the end of the transaction; undefined where it is sent or lost, or somebody else is sending it. */
export async function claimMail(client: PoolClient, id: string): Promise<QueuedMail | undefined> {
  const { rows } = await client.query<QueuedMail>(
    `select id, attempts::int, sealed, template, tenant_id as tenant, "to" from mails where id = $1 and status = 'queued' for update skip locked`,
    [id],
  )
  return rows[0]
}

/**
 * Notes a try of a mail that is locked. What is sent, or lost, keeps nothing of its content.
 * @param problem in English, for the provider; null where there was none
 */
export async function noteTry(
  client: PoolClient,
  id: string,
  status: 'failed' | 'queued' | 'sent',
  problem: string | null,
): Promise<void> {
  await client.query(
    `update mails set attempts = attempts + 1, problem = $3, status = $2::enum_mails_status, updated_at = now(),
      sealed = case when $2 = 'queued' then sealed end, sent_at = case when $2 = 'sent' then now() end where id = $1`,
    [id, status, problem],
  )
}

/**
 * Queues a job for mails that wait and whose job came to an end without them, or is held for longer than that. Counts as a
 * try; one that is being sent right now is locked, and left alone.
 * @param after how long nothing has happened to a mail: an interval of PostgreSQL
 * @param mostTries of the job
 */
export async function requeueStuckMails(
  payload: BasePayload,
  { after, mostTries }: { after: string; mostTries: number },
): Promise<void> {
  await poolOf(payload).query(
    `with stuck as (
      select id from mails m where status = 'queued' and updated_at < now() - $1::interval and not exists (
        select 1 from graphile_worker.jobs j where j.key = 'sendMail:' || m.id
          and j.attempts < j.max_attempts and (j.locked_at is null or j.locked_at > now() - $1::interval))
      for update skip locked
    ), counted as (
      update mails set attempts = attempts + 1, problem = 'The worker stopped while it was sending', updated_at = now()
      from stuck where mails.id = stuck.id returning mails.id
    )
    select graphile_worker.add_job('sendMail', json_build_object('id', id::text), job_key => 'sendMail:' || id, max_attempts => $2::int) from counted`,
    [after, mostTries],
  )
}
