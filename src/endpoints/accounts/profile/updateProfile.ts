import { writeProfile } from '../../../database/accounts/profiles'
import { personFields } from '../../../lib/accounts/personFields'
import { defineOperation } from '../../define'
import { signedIn } from '../../rules'

/** Changes what a person is called and the language that the admin speaks with them. */
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
