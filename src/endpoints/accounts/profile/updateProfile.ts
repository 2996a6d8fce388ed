import { writeProfile } from '../../../database/accounts/profiles'
import { personFields } from '../../../lib/accounts/personFields'
import { defineOperation } from '../../define'
import { signedIn } from '../../routeRules'

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
