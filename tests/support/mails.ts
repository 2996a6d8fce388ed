import { Logger, runOnce } from 'graphile-worker'
import { poolOf } from '@/database/connections'
import type { MailContent } from '@/emails/content'
import { openMail } from '@/emails/queueMail'
import { taskList } from '@/jobs/worker/taskList'
import type { TestApp } from './boot'

/** Runs the worker's jobs for account links; the mails themselves stay in the outbox. */
export async function runAccountJobs({ databaseUrl, payload }: TestApp): Promise<void> {
  const { sendAccountMail } = taskList(payload)
  await runOnce({
    connectionString: databaseUrl,
    logger: new Logger(() => () => undefined),
    noHandleSignals: true,
    taskList: { sendAccountMail: sendAccountMail! },
  })
}

/** Mails in the outbox for an address, oldest first. */
export async function mailsTo<Template extends MailContent['template']>(
  { payload }: TestApp,
  email: string,
  template: Template,
): Promise<Extract<MailContent, { template: Template }>[]> {
  const { rows } = await poolOf(payload).query<{ sealed: string }>(
    'select sealed from mails where "to" = $1 and template = $2 order by created_at, id',
    [email, template],
  )
  return rows.map(({ sealed }) => openMail(sealed).content as Extract<MailContent, { template: Template }>)
}

/** The token at the end of a link. */
export const tokenIn = (link: string): string => link.split('/').at(-1)!
