import { z } from 'zod'
import { defineOperation, notFound, signedIn } from '@/exports/server'
import { renamePasskey as writeName } from '../database/passkeys'
import { AREA, passkeyName } from './addPasskey'

/** Renames one of the person's own passkeys. It is told apart by its name alone, so the log keeps the previous one. */
export const renamePasskey = defineOperation({
  name: 'renamePasskey',
  area: AREA,
  audit: 'passkeys.renamed',
  input: z.strictObject({ id: z.uuid(), name: passkeyName }),
  limit: { by: ['person'], points: 60, seconds: 15 * 60 },
  method: 'patch',
  output: z.object({ id: z.uuid(), name: z.string() }),
  path: '/passkeys/:id',
  run: async ({ audit, input: { id, name }, person, req }) => {
    const previous = await writeName(req, id, person.id, name)
    if (previous === null) throw notFound(AREA)
    audit({ after: { name }, before: { previous }, isNothing: previous === name, target: `users/${person.id}` })
    return { id, name }
  },
  summary: 'Rename one of your passkeys',
  who: signedIn,
})
