import { z } from 'zod'
import { queueMail } from '../../emails/queueMail'
import { defineOperation } from '../define'
import { anyone } from '../rules'
import { issueResetToken, resetLink } from './issueResetToken'

const ONE_HOUR = 60

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
    const user = await req.payload.db.findOne<{ id: string; firstName?: string | null }>({
      collection: 'users',
      req,
      select: { firstName: true },
      where: { email: { equals: email } },
    })
    if (user) {
      const token = await issueResetToken(req, user.id, ONE_HOUR)
      await queueMail(req, { content: { askedBy: '', link: resetLink(req, token), name: user.firstName ?? '', template: 'resetPassword' }, to: email })
    }
    return { message: 'If there is an account with this address, a mail is on its way.' }
  },
  summary: 'Ask for a link to choose a new password',
  who: anyone,
})
