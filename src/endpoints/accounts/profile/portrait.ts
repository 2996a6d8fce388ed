import { z } from 'zod'
import { writePortrait } from '@/database/accounts/profiles'
import { defineOperation } from '@/endpoints/define'
import { badRequest } from '@/endpoints/OperationError'
import { signedIn } from '@/endpoints/routeRules'
import { translatorOf } from '@/i18n/translator'

const ONE_HOUR = 60 * 60

/** Sets the user's picture, sent as a form file. */
export const setPortrait = defineOperation({
  name: 'setPortrait',
  area: 'accounts',
  audit: 'account.portrait',
  input: z.strictObject({}),
  isUpload: true,
  limit: { by: ['person'], points: 20, seconds: ONE_HOUR },
  method: 'post',
  output: z.object({ avatar: z.uuid() }),
  path: '/users/portrait',
  run: async ({ audit, person, req }) => {
    const { file } = req
    if (!file) throw badRequest('accounts', translatorOf(req.i18n)('refusedPictureNone'))
    const { id } = await req.payload.create({
      collection: 'avatars',
      data: { tenant: null },
      file,
      // Every signed-in user can have a picture; the collection's create rule is about pictures of tenants.
      overrideAccess: true,
      req,
    })
    await writePortrait(req, person.id, String(id))
    audit({ after: { avatar: id }, target: `users/${person.id}` })
    return { avatar: String(id) }
  },
  summary: 'Set your picture',
  who: signedIn,
})

export const removePortrait = defineOperation({
  name: 'removePortrait',
  area: 'accounts',
  audit: 'account.portrait',
  input: z.strictObject({}),
  limit: { by: ['person'], points: 20, seconds: ONE_HOUR },
  method: 'delete',
  output: z.object({ avatar: z.null() }),
  path: '/users/portrait',
  run: async ({ audit, person, req }) => {
    await writePortrait(req, person.id, null)
    audit({ after: { avatar: null }, target: `users/${person.id}` })
    return { avatar: null }
  },
  summary: 'Remove your picture',
  who: signedIn,
})
