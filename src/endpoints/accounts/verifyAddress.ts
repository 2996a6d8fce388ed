import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { dbOf } from '../../database/dbOf'
import { defineOperation } from '../define'
import { anyone } from '../rules'
import { readVerificationToken } from './verificationToken'

/**
 * Follows the link of a verification mail and leads to the admin. A GET that changes something, on purpose: it is
 * opened from a mailbox, it may be opened twice, and it only confirms an address that its token names.
 */
export const verifyAddress = defineOperation({
  name: 'verifyAddress',
  area: 'accounts',
  audit: null,
  input: z.strictObject({ token: z.string().max(1000) }),
  limit: { by: ['ip'], points: 30, seconds: 600 },
  method: 'get',
  output: z.unknown(),
  path: '/users/verify-address',
  run: async ({ input, req }) => {
    const found = await readVerificationToken(req, input.token)
    if (found) {
      const db = await dbOf(req)
      await db.execute(sql`update users set email_verified = true where id = ${found.id}::uuid and lower(email) = lower(${found.email})`)
    }
    const { routes, serverURL } = req.payload.config
    return new Response(null, { headers: { Location: `${serverURL}${routes.admin}?verified=${found ? 'yes' : 'no'}` }, status: 303 })
  },
  summary: 'Verify an address with the link of a mail',
  who: anyone,
})
