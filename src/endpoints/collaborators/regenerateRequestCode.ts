import { z } from 'zod'
import { newRequestCode } from '@/lib/crypto/requestCode'
import { defineOperation } from '@/endpoints/define'
import { withAnyPermission } from '@/endpoints/routeRules'
import { changeSite } from '@/endpoints/settings/changeSite'

/** Generates a new request code. The previous one becomes invalid. */
export const regenerateRequestCode = defineOperation({
  name: 'regenerateRequestCode',
  area: 'collaborators',
  audit: 'collaborators.codeRegenerated',
  input: z.strictObject({ id: z.uuid() }),
  limit: { by: ['tenant'], points: 100, seconds: 60 * 60 },
  method: 'post',
  output: z.object({ code: z.string() }),
  path: '/tenants/:id/regenerate-request-code',
  run: async ({ audit, input: { id }, req }) => {
    const code = newRequestCode()
    await changeSite(req, { area: 'collaborators', id }, ({ collaboratorSettings }) => ({
      collaboratorSettings: {
        requestCode: code,
        requireRequestCode: collaboratorSettings?.requireRequestCode ?? false,
      },
    }))
    audit({ target: `tenants/${id}` })
    return { code }
  },
  summary: 'Generate a new request code',
  tenant: ({ id }) => id,
  who: withAnyPermission('users:admin'),
})
