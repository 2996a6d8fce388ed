import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { dbOf } from '../../../database/dbOf'
import { queueMail } from '../../../emails/queueMail'
import { defineOperation } from '../../define'
import { notFound } from '../../OperationError'
import { superAdmin } from '../../rules'
import { endSessions } from '../endSessions'
import { accountLink } from '../noteSignIn'

/** Signs somebody out everywhere, and tells them. */
export const endSessionsOf = defineOperation({
  name: 'endSessionsOf',
  area: 'accounts',
  audit: 'account.sessionsEnded',
  input: z.strictObject({ id: z.uuid() }),
  method: 'post',
  output: z.object({ ended: z.number().int() }),
  path: '/users/:id/end-sessions',
  run: async ({ audit, input: { id }, req }) => {
    const db = await dbOf(req)
    const { rows } = await db.execute<{ email: string; name: string }>(sql`select email, coalesce(first_name, '') as name from users where id = ${id}::uuid`)
    if (!rows[0]) throw notFound('accounts')
    const ended = await endSessions(req, id)
    const { email, name } = rows[0]
    if (ended > 0) await queueMail(req, { content: { link: accountLink(req), name, template: 'sessionsEnded' }, to: email })
    audit({ after: { ended }, target: `users/${id}` })
    return { ended }
  },
  summary: "End all of somebody's sessions",
  who: superAdmin,
})
