import { z } from 'zod'
import { replaceBackupCodes } from '../../../database/accounts/secondFactors'
import { backupHash, newBackupCodes } from '../../../lib/accounts/backupCodes'
import { defineOperation } from '../../define'
import { signedIn } from '../../routeRules'
import { checkPassword } from '../checkPassword'
import { consumeCode } from '../consumeCode'
import { code, invalidCode } from './code'

/** Creates new backup codes. They replace the earlier ones. */
export const renewBackupCodes = defineOperation({
  name: 'renewBackupCodes',
  area: 'accounts',
  audit: 'account.backupCodes',
  input: z.strictObject({ code, password: z.string().min(1).max(1000) }),
  limit: { by: ['person'], points: 10, seconds: 15 * 60 },
  method: 'post',
  output: z.object({ codes: z.array(z.string()) }),
  path: '/users/second-factor/backup-codes',
  prepare: ({ input, person, req }) => checkPassword(req, person.id, input.password, 'accounts'),
  run: async ({ audit, input, person, req }) => {
    const { id } = person
    if (!(await consumeCode(req, id, input.code))) throw invalidCode(req)
    const codes = newBackupCodes()
    await replaceBackupCodes(
      req,
      id,
      codes.map((code) => backupHash(id, code)),
    )
    audit({ target: `users/${id}` })
    return { codes }
  },
  summary: 'Create new backup codes',
  who: signedIn,
})
