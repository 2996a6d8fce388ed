import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { dbOf } from '../../database/dbOf'
import { queueMail } from '../../emails/queueMail'
import { defineOperation } from '../define'
import { signedIn } from '../rules'
import { verificationLink } from './verificationToken'

/** Sends the link that verifies the signed-in person's own address. Another address gets the same answer and no mail. */
export const resendVerification = defineOperation({
  name: 'resendVerification',
  area: 'accounts',
  audit: null,
  input: z.strictObject({ email: z.email().max(254) }),
  limit: { by: ['person'], points: 5, seconds: 24 * 60 * 60 },
  method: 'post',
  output: z.object({ message: z.string(), success: z.boolean() }),
  path: '/users/resend-verification',
  run: async ({ input, person, req }) => {
    const isOwn = input.email.trim().toLowerCase() === person!.email.toLowerCase()
    const db = await dbOf(req)
    const { rows } = await db.execute<{ first_name: string | null }>(
      sql`select first_name from users where id = ${person!.id}::uuid and ${isOwn} and email_verified is not true`,
    )
    if (rows[0]) {
      const link = await verificationLink(req, { email: person!.email, id: person!.id })
      await queueMail(req, { content: { link, name: rows[0].first_name ?? '', template: 'verifyAddress' }, to: person!.email })
    }
    return { message: 'Verification email sent successfully!', success: true }
  },
  summary: 'Send the link that verifies your address again',
  who: signedIn,
})
