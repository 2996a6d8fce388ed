import { z } from 'zod'
import { defineOperation } from '../define'
import { anyone } from '../routeRules'
import { isTooOften } from './isTooOften'
import { queueAccountMail } from './queueAccountMail'

/** Sends a link for a new password. The answer is the same whether there is such an account or not. */
export const forgotPassword = defineOperation({
  name: 'forgotPassword',
  area: 'accounts',
  audit: null,
  input: z.strictObject({ email: z.email().max(254) }),
  limit: { by: ['ip'], points: 10, seconds: 600 },
  method: 'post',
  output: z.object({ message: z.string() }),
  path: '/users/forgot-password',
  run: async ({ input, req }) => {
    const email = input.email.trim().toLowerCase()
    // Nobody's mailbox is filled by somebody else; nobody learns that it would have been.
    if (!(await isTooOften(req, 'forgotPassword', email))) await queueAccountMail(req, { email, kind: 'reset' })
    return { message: 'If there is an account with this address, a mail is on its way.' }
  },
  summary: 'Ask for a link to choose a new password',
  who: anyone,
})
