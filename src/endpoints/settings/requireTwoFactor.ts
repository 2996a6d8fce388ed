import { z } from 'zod'
import { hasFactor } from '@/database/accounts/secondFactors'
import { idOf } from '@/lib/values'
import { defineOperation } from '@/endpoints/define'
import { refused } from '@/endpoints/OperationError'
import { owner } from '@/endpoints/routeRules'
import { expectedVersion, changeSite, siteDocument } from './changeSite'
import { translatorOf } from '@/i18n/translator'

/** Restricts a tenant to members with a second factor. Others remain members and regain access once they set one up. */
export const requireTwoFactor = defineOperation({
  name: 'requireTwoFactor',
  area: 'settings',
  audit: 'settings.requireTwoFactor',
  input: z.strictObject({ id: z.uuid(), required: z.boolean(), ...expectedVersion }),
  isAction: true,
  method: 'post',
  output: siteDocument,
  path: '/tenants/:id/require-two-factor',
  run: ({ audit, input: { id, required, updatedAt }, req }) =>
    changeSite(req, { area: 'settings', id, updatedAt }, async (site) => {
      const ownerId = idOf(site.owner)
      if (required && !(ownerId && (await hasFactor(req, ownerId)))) {
        throw refused('settings', translatorOf(req.i18n)('peopleProofOwn'), 'required')
      }
      audit({
        after: { requireTwoFactor: required },
        before: { requireTwoFactor: site.requireTwoFactor ?? false },
        target: `tenants/${id}`,
      })
      return { requireTwoFactor: required }
    }),
  summary: 'Require two-factor sign-in for a site',
  tenant: ({ id }) => id,
  who: owner,
})
