import type { BasePayload } from 'payload'
import { inOwnTransaction, notify } from '@/exports/server'
import { readSuperAdmins } from '@/database/people/recipients'
import { queueMails } from '@/emails/queueMail'
import { describeFinding, type Finding } from '../lib/findings'

/** Where the card with the last runs is. */
const OVERVIEW = '/collections/tenants'

/** Routes that a mail names. The card has them all. */
const MAX_NAMED = 5

/** Tells all super-admins that something got through, by notice and mail. */
export async function raiseAlarm(payload: BasePayload, found: readonly Finding[]): Promise<void> {
  const people = await readSuperAdmins(payload)
  const { routes, serverURL } = payload.config
  const named = found.slice(0, MAX_NAMED).map(describeFinding).join(', ')
  await inOwnTransaction(payload, async (req) => {
    await notify(req, {
      body: 'canaryAlarmHelp',
      href: OVERVIEW,
      recipients: people.map(({ id }) => id),
      title: 'canaryAlarm',
      values: { found: named },
    })
    const link = `${serverURL}${routes.admin}${OVERVIEW}`
    await queueMails(
      req,
      people.map(({ email, name }) => ({
        content: { found: named, link, name, template: 'isolationBroken' },
        to: email,
      })),
    )
  })
}
