import { z } from 'zod'
import { defineOperation } from '../define'
import { signedIn } from '../rules'
import { queueAccountMail } from './queueAccountMail'
import type { PayloadHandler } from 'payload'
import type { FailureBody } from '../answers'

/** Has a refusal say `success` and `message` beside what every refusal says, as a success of the same call does. */
const sayingSuccess =
  (operation: PayloadHandler): PayloadHandler =>
  async (req) => {
    const answer = await operation(req)
    if (answer.ok) return answer
    const body = (await answer.json()) as FailureBody
    return Response.json(
      { ...body, message: body.error, success: false },
      { headers: answer.headers, status: answer.status },
    )
  }

const ONE_MINUTE = 60
const ONE_DAY = 24 * 60 * 60

/** Sends the link that verifies the signed-in person's own address. Another address gets the same answer and no mail. */
export const resendVerification = defineOperation({
  name: 'resendVerification',
  area: 'accounts',
  audit: null,
  door: sayingSuccess,
  input: z.strictObject({ email: z.email().max(254) }),
  limit: [
    { by: ['person'], points: 1, seconds: ONE_MINUTE },
    { by: ['person'], points: 5, seconds: ONE_DAY },
  ],
  method: 'post',
  output: z.object({ message: z.string(), success: z.boolean() }),
  path: '/users/resend-verification',
  run: async ({ input, person, req }) => {
    await queueAccountMail(req, { email: input.email.trim().toLowerCase(), kind: 'verify', userId: person.id })
    return { message: 'Verification email sent successfully!', success: true }
  },
  summary: 'Send the link that verifies your address again',
  who: signedIn,
})
