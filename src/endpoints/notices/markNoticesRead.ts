import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { dbOf } from '../../database/dbOf'
import { defineOperation } from '../define'
import { signedIn } from '../rules'

/** Marks the person's notices as seen. */
export const markNoticesRead = defineOperation({
  name: 'markNoticesRead',
  area: 'notices',
  audit: null,
  input: z.strictObject({}),
  method: 'post',
  output: z.object({ unread: z.literal(0) }),
  path: '/notices/read',
  run: async ({ person, req }) => {
    const db = await dbOf(req)
    await db.execute(sql`update notices set read_at = now() where recipient_id = ${person!.id}::uuid and read_at is null`)
    return { unread: 0 as const }
  },
  summary: 'Mark your notices as read',
  who: signedIn,
})
