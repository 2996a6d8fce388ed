import { sql } from 'drizzle-orm'
import { generatePayloadCookie, resetPasswordOperation } from 'payload'
import { z } from 'zod'
import { dbOf } from '../../database/dbOf'
import { hashToken } from '../../lib/crypto/tokens'
import { defineOperation } from '../define'
import { anyone } from '../rules'

/** Sets a password with a token from a mail, ends every session, and signs in. */
export const resetPassword = defineOperation({
  name: 'resetPassword',
  area: 'accounts',
  audit: 'account.passwordReset',
  input: z.strictObject({ password: z.string().min(10, 'At least 10 characters').max(256), token: z.string().min(20).max(200) }),
  limit: { by: ['ip'], points: 20, seconds: 600 },
  method: 'post',
  output: z.object({ message: z.string(), token: z.string().optional(), user: z.unknown() }),
  path: '/users/reset-password',
  run: async ({ audit, input, req }) => {
    const collection = req.payload.collections.users
    const { token, user } = await resetPasswordOperation({ collection, data: { password: input.password, token: hashToken(input.token) }, req })
    audit({ target: `users/${String(user.id)}` })
    // Whoever has the token reads the mail of this address.
    const db = await dbOf(req)
    await db.execute(sql`update users set email_verified = true, reset_password_token = null where id = ${String(user.id)}::uuid`)
    const cookie = token && generatePayloadCookie({ collectionAuthConfig: collection.config.auth, cookiePrefix: req.payload.config.cookiePrefix, token })
    if (cookie) {
      req.responseHeaders ??= new Headers()
      req.responseHeaders.append('Set-Cookie', cookie)
    }
    return { message: 'Your password is set.', token, user }
  },
  summary: 'Choose a new password with a token from a mail',
  who: anyone,
})
