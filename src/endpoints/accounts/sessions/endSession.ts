import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { dbOf } from '../../../database/dbOf'
import { defineOperation } from '../../define'
import { notFound } from '../../OperationError'
import { signedIn } from '../../rules'

/** Ends one of the person's own sessions: whoever has it is signed out at their next call. */
export const endSession = defineOperation({
  name: 'endSession',
  area: 'accounts',
  audit: 'account.sessionEnded',
  input: z.strictObject({ session: z.string().min(1).max(100) }),
  limit: { by: ['person'], points: 60, seconds: 10 * 60 },
  method: 'post',
  output: z.object({ ended: z.literal(1) }),
  path: '/users/sessions/end',
  run: async ({ audit, input, person, req }) => {
    const db = await dbOf(req)
    // A save of the profile writes the sessions back as it read them; it waits for this, and this for it.
    await db.execute(sql`select 1 from users where id = ${person!.id}::uuid for update`)
    const { rowCount } = await db.execute(sql`delete from users_sessions where _parent_id = ${person!.id}::uuid and id = ${input.session}`)
    if (rowCount !== 1) throw notFound('accounts')
    audit({ target: `users/${person!.id}` })
    return { ended: 1 as const }
  },
  summary: 'End one of your sessions',
  who: signedIn,
})
