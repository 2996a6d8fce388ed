import { z } from 'zod'
import { deleteTokens } from '../../../database/accounts/tokens'
import { newPassword } from '../../../lib/accounts/newPassword'
import { hashAccountPassword } from '../../../lib/crypto/accountPasswords'
import { defineOperation } from '../../define'
import { signedIn } from '../../routeRules'
import { checkPassword } from '../checkPassword'
import { ownSession } from '../ownSession'
import { setPassword } from '../setPassword'

/** Changes the user's own password. Ends all other sessions and invalidates password reset links. */
export const changePassword = defineOperation({
  name: 'changePassword',
  area: 'accounts',
  audit: 'account.passwordChanged',
  input: z.strictObject({ newPassword, password: z.string().min(1).max(1000) }),
  limit: { by: ['person'], points: 10, seconds: 15 * 60 },
  method: 'post',
  output: z.object({ changed: z.literal(true) }),
  path: '/users/password',
  prepare: async ({ input, person, req }) => {
    await checkPassword(req, person.id, input.password, 'accounts')
    return hashAccountPassword(input.newPassword)
  },
  run: async ({ audit, person, prepared: stored, req }) => {
    const { id } = person
    await setPassword(req, id, stored, ownSession(req))
    await deleteTokens(req, id, 'reset')
    audit({ target: `users/${id}` })
    return { changed: true as const }
  },
  summary: 'Change your password',
  who: signedIn,
})
