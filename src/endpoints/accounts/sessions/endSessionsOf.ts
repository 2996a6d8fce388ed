import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { dbOf } from '../../../database/dbOf'
import { defineOperation } from '../../define'
import { notFound } from '../../OperationError'
import { superAdmin } from '../../rules'
import { endSessions } from '../endSessions'

/** Signs somebody out everywhere. */
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
    const { rows } = await db.execute(sql`select 1 from users where id = ${id}::uuid`)
    if (rows.length === 0) throw notFound('accounts')
    const ended = await endSessions(req, id)
    audit({ after: { ended }, target: `users/${id}` })
    return { ended }
  },
  summary: "End all of somebody's sessions",
  who: superAdmin,
})
