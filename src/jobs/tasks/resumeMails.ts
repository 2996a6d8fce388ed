import type { BasePayload } from 'payload'
import { poolOf } from '../../database/poolOf'
import { MOST_TRIES } from '../../emails/queueMail'

/** Far longer than a try takes. */
const A_WHILE = '2 minutes'

/**
 * Gives a new job to mails whose job came to an end without them: its worker was killed. The queue itself would wait
 * for four hours. Counts as a try, so that a mail that kills workers is not sent for ever; one that is being sent right
 * now is locked, and left alone.
 */
export async function resumeMails(payload: BasePayload): Promise<void> {
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
    [A_WHILE, MOST_TRIES],
  )
}
