import { z } from 'zod'
import { defineOperation } from '@/endpoints/define'
import { anyone } from '@/endpoints/routeRules'
import { isMailLimitReached, queueAccountMail } from './accountMails'
import { accountEmail } from '@/endpoints/emailInput'

/** Sends a password reset link. The response is the same whether the account exists or not. */
export const forgotPassword = defineOperation({
  name: 'forgotPassword',
  area: 'accounts',
  audit: null,
  input: z.strictObject({ email: accountEmail() }),
  limit: { by: ['ip'], points: 10, seconds: 600 },
  method: 'post',
  output: z.object({ message: z.string() }),
  path: '/users/forgot-password',
  run: async ({ input, req }) => {
    const { email } = input
    // Limits emails per address without revealing that the limit was reached.
    if (!(await isMailLimitReached(req, 'forgotPassword', email))) await queueAccountMail(req, { email, kind: 'reset' })
    return { message: 'If there is an account with this address, an email is on its way.' }
  },
  summary: 'Request a password reset link',
  who: anyone,
})
