import { z } from 'zod'
import { writePortrait } from '../../../database/accounts/profiles'
import { defineOperation } from '../../define'
import { badRequest } from '../../OperationError'
import { signedIn } from '../../rules'

const AN_HOUR = 60 * 60

/** Gives a person a picture, sent as the file of a form. */
export const setPortrait = defineOperation({
  name: 'setPortrait',
  area: 'accounts',
  audit: 'account.portrait',
  input: z.strictObject({}),
  limit: { by: ['person'], points: 20, seconds: AN_HOUR },
  method: 'post',
  output: z.object({ avatar: z.uuid() }),
  path: '/users/portrait',
  run: async ({ audit, person, req }) => {
    const { file } = req
    if (!file) throw badRequest('accounts', 'Choose a picture.')
    const { id } = await req.payload.create({
      collection: 'avatars',
      data: { tenant: null },
      file,
      // Whoever is signed in may have a portrait; the collection's own rule is about marks of sites.
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
  limit: { by: ['person'], points: 20, seconds: AN_HOUR },
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
