import { z } from 'zod'
import { writeProfile } from '@/database/accounts/profiles'
import { newPassword, personFields } from '@/lib/accounts/personFields'
import { defineOperation } from '@/endpoints/define'
import { signedIn } from '@/endpoints/routeRules'
import { hashAccountPassword } from '@/lib/crypto/accountPasswords'
import { checkPassword, setPassword } from '../passwords'
import { ownSession } from '../sessions/sessions'

/** Changes the user's name and the language of the admin. */
export const updateProfile = defineOperation({
  name: 'updateProfile',
  area: 'accounts',
  audit: 'account.profile',
  input: personFields,
  limit: { by: ['person'], points: 60, seconds: 10 * 60 },
  method: 'post',
  output: personFields,
  path: '/users/profile',
  run: async ({ audit, input, person, req }) => {
    await writeProfile(req, person.id, input)
    audit({ after: input, target: `users/${person.id}` })
    return input
  },
  summary: 'Change your name and language',
  who: signedIn,
})

/** Changes the user's own password. Ends all other sessions, and the emailed links of the account with them. */
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
    audit({ target: `users/${id}` })
    return { changed: true as const }
  },
  summary: 'Change your password',
  who: signedIn,
})
