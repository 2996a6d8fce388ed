import type { BasePayload } from 'payload'
import type { PoolClient } from 'pg'
import { poolOf } from '@/database/connections'
import { namesOf } from '@/database/names'

const mails = namesOf('mails')
const m = namesOf('mails', 'm')

/** An email in the outbox that is waiting to be sent. */
export interface QueuedMail {
  id: string
  /** Attempts so far. */
  attempts: number
  /** Encrypted content; null once it is erased. */
  sealed: string | null
  template: string
  /** Tenant id; null for account emails. */
  tenant: string | null
  to: string
}

/** Locks a waiting email until the end of the transaction; undefined if it has been processed or is being sent. */
export async function claimMail(client: PoolClient, id: string): Promise<QueuedMail | undefined> {
  const { rows } = await client.query<QueuedMail>(
    `select ${mails.id}, ${mails.attempts}::int, ${mails.sealed}, ${mails.template}, ${mails.tenant_id} as tenant, ${mails.to} from ${mails} where ${mails.id} = $1 and ${mails.status} = 'queued' for update skip locked`,
    [id],
  )
  return rows[0]
}

/**
 * Records an attempt for a locked email. Once it is sent or has failed permanently, its content is erased.
 * @param problem in English, for the provider; null for none
 */
export async function recordAttempt(
  client: PoolClient,
  id: string,
  status: 'failed' | 'queued' | 'sent',
  problem: string | null,
): Promise<void> {
  await client.query(
    `update ${mails} set ${mails.attempts} = ${mails.attempts} + 1, ${mails.problem} = $3, ${mails.status} = $2::enum_mails_status, ${mails.updated_at} = now(),
      ${mails.sealed} = case when $2 = 'queued' then ${mails.sealed} end, ${mails.sent_at} = case when $2 = 'sent' then now() end where ${mails.id} = $1`,
    [id, status, problem],
  )
}

/**
 * Queues a new job for waiting emails whose job has ended or has been locked for too long. Counts as an attempt. Emails
 * that are being sent are locked and skipped.
 * @param after how long the email has been unchanged: a PostgreSQL interval
 * @param mostTries maximum attempts of the job
 */
export async function requeueStuckMails(
  payload: BasePayload,
  { after, mostTries }: { after: string; mostTries: number },
): Promise<void> {
  await poolOf(payload).query(
    `with stuck as (
      select ${m.id} from ${m} where ${m.status} = 'queued' and ${m.updated_at} < now() - $1::interval and not exists (
        select 1 from graphile_worker.jobs j where j.key = 'sendMail:' || ${m.id}
          and j.attempts < j.max_attempts and (j.locked_at is null or j.locked_at > now() - $1::interval))
      for update skip locked
    ), counted as (
      update ${mails} set ${mails.attempts} = ${mails.attempts} + 1, ${mails.problem} = 'The worker stopped while it was sending', ${mails.updated_at} = now()
      from stuck where ${mails}.${mails.id} = stuck.id returning ${mails}.${mails.id}
    )
    select graphile_worker.add_job('sendMail', json_build_object('id', id::text), job_key => 'sendMail:' || id, max_attempts => $2::int) from counted`,
    [after, mostTries],
  )
}
