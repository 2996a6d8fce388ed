import { sql } from 'drizzle-orm'
import { dbOf } from '../../../database/dbOf'
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
    const db = await dbOf(req)
    const { displayName, firstName, language, lastName } = input
    await db.execute(sql`update users set first_name = ${firstName}, last_name = ${lastName}, display_name = ${displayName}, language = ${language}::text::enum_users_language, updated_at = now()
      where id = ${person!.id}::uuid`)
    audit({ after: input, target: `users/${person!.id}` })
    return input
  },
  summary: 'Change your name and language',
  who: signedIn,
})
