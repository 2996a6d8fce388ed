import type { MailContent } from '@/emails/content'
import { openMail } from '@/emails/queueMail'
import { poolOf } from '@/database/connections'
import type { TestApp } from '@tests/support/boot'

export interface Written {
  to: string
  content: MailContent
}

/** The mails that wait in the outbox, oldest first. */
export async function outbox(app: TestApp): Promise<Written[]> {
  const { rows } = await poolOf(app.payload).query<{ sealed: string; to: string }>(
    `select "to", sealed from mails where sealed is not null order by created_at, id`,
  )
  return rows.map(({ sealed, to }) => ({ content: openMail(sealed).content, to }))
}

/** The newest mail of a kind to somebody. */
export async function mailTo<Template extends MailContent['template']>(
  app: TestApp,
  to: string,
  template: Template,
): Promise<Extract<MailContent, { template: Template }>> {
  const found = (await outbox(app)).findLast((one) => one.to === to && one.content.template === template)
  if (!found) throw new Error(`No ${template} to ${to}`)
  return found.content as Extract<MailContent, { template: Template }>
}

/** The token at the end of a mail's link. */
export const tokenOf = ({ link }: { link: string }): string => link.split('/').at(-1)!

export const clearRateLimits = (app: TestApp) => poolOf(app.payload).query('delete from rate_limits')
