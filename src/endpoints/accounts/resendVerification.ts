import { z } from 'zod'
import { defineOperation } from '@/endpoints/define'
import { signedIn } from '@/endpoints/routeRules'
import { queueAccountMail } from './accountMails'
import type { PayloadHandler } from 'payload'
import type { FailureBody } from '@/endpoints/failureResponses'
import { accountEmail } from '@/endpoints/emailInput'

/** Adds `success: false` and `message` to error responses, to match the success response. */
const withSuccessFlag =
  (operation: PayloadHandler): PayloadHandler =>
  async (req) => {
    const response = await operation(req)
    if (response.ok) return response
    const body = (await response.json()) as FailureBody
    return Response.json(
      { ...body, message: body.error, success: false },
      { headers: response.headers, status: response.status },
    )
  }

const ONE_MINUTE = 60
const ONE_DAY = 24 * 60 * 60

/**
 * Sends the verification link for the signed-in user's own address. Other addresses get the same response and no email.
 */
export const resendVerification = defineOperation({
  name: 'resendVerification',
  area: 'accounts',
  audit: null,
  wrapHandler: withSuccessFlag,
  input: z.strictObject({ email: accountEmail() }),
  limit: [
    { by: ['person'], points: 1, seconds: ONE_MINUTE },
    { by: ['person'], points: 5, seconds: ONE_DAY },
  ],
  method: 'post',
  output: z.object({ message: z.string(), success: z.boolean() }),
  path: '/users/resend-verification',
  run: async ({ input, person, req }) => {
    await queueAccountMail(req, { email: input.email, kind: 'verify', userId: person.id })
    return { message: 'Verification email sent successfully!', success: true }
  },
  summary: 'Resend the link that verifies your email address',
  who: signedIn,
})
