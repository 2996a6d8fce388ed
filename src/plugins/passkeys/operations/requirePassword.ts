import { z } from 'zod'
import { defineOperation } from '@/exports/server'
import { owner } from '@/endpoints/routeRules'
import { isPasswordNeeded, writeRule } from '../database/rules'
import { AREA } from './addPasskey'

/** Decides whether the people of a tenant may sign in with a passkey alone. */
export const requirePasswordWithPasskey = defineOperation({
  name: 'requirePasswordWithPasskey',
  area: AREA,
  audit: 'passkeys.rule',
  input: z.strictObject({ id: z.uuid(), needsPassword: z.boolean() }),
  isAction: true,
  method: 'post',
  output: z.object({ needsPassword: z.boolean() }),
  path: '/tenants/:id/passkeys',
  run: async ({ audit, input: { id, needsPassword }, req }) => {
    audit({
      after: { passkeyAlone: !needsPassword },
      before: { passkeyAlone: !(await isPasswordNeeded(req, [id])) },
      target: `tenants/${id}`,
    })
    await writeRule(req, id, needsPassword)
    return { needsPassword }
  },
  summary: 'Require the password before a passkey in a site',
  tenant: ({ id }) => id,
  who: owner,
})
